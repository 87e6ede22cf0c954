import type { AppointmentRow } from "../database/schema";
import type { QueuedEvent } from "../database/queueMessages";
import type { AppointmentBackend } from "./appointmentBackend";

/** What the webhook is told of an appointment: as it is now, under one id for each change. */
export function appointmentEvent(
  kind: QueuedEvent["kind"],
  appointment: AppointmentRow,
  { webhook, clock }: AppointmentBackend,
): QueuedEvent | undefined {
  if (!webhook.isWanted) return undefined;
  const { id, sequence, startsAt, endsAt, site } = appointment;
  const { name, email, phone, website, subject, zone, meeting } = appointment;
  return {
    messageId: `${kind.replace(".", "-")}-${id}-${sequence}`,
    kind,
    content: {
      timestamp: new Date(clock()).toISOString(),
      data: {
        id,
        ...{ name, email, phone, website, subject },
        page: `${site}/rendez-vous`,
        start: startsAt.toISOString(),
        end: endsAt.toISOString(),
        zone,
        meeting,
      },
    },
  };
}
