import type { QueuedEvent, QueuedMessage } from "../database/queueMessages";
import type { AppointmentRow } from "../database/schema";
import type { AppointmentBackend } from "./appointmentBackend";
import { hostMail, visitorMail } from "./appointmentMails";

/** What has just become of an appointment. `held`: it has to be confirmed. */
export type AppointmentChange = "held" | "booked" | "moved" | "cancelled";

/**
 * The mails to the visitor and the host, and the post to the webhook, that a change brings.
 *
 * @param before the host from whom it has moved away
 */
export async function messagesAbout(
  change: AppointmentChange,
  row: AppointmentRow,
  backend: AppointmentBackend,
  before: string = row.host,
): Promise<QueuedMessage[]> {
  if (change === "held") return [await visitorMail("confirm", row, backend)];
  const hasLeft = before !== row.host;
  const mails = await Promise.all([
    visitorMail(change, row, backend),
    hostMail(hasLeft ? "booked" : change, row, backend),
    ...(hasLeft ? [hostMail("cancelled", row, backend, before)] : []),
  ]);
  const event = appointmentEvent(`appointment.${change}`, row, backend);
  return [...mails, event].filter((message) => message !== undefined);
}

/** The appointment as it is now, under one id for each change. */
function appointmentEvent(
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
