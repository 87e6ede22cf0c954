import { cancelUnproven } from "../database/appointmentChanges";
import type { Statements } from "../database/appointments";
import { dropMails, queueMails } from "../database/writtenMails";
import { logEvent } from "../leads/logEvent";
import type { AppointmentBackend } from "./appointmentBackend";
import { hostMail, visitorMail } from "./appointmentMails";

/**
 * Cancels what a program was believed before its numbers gave it away, within the transaction of the
 * booking that did. Those who were invited are told: one of them may be a person.
 *
 * @param asking who asks now: what the same network address booked for others goes.
 */
export async function cancelCrowd(
  statements: Statements,
  asking: { person: string; origin: string | null },
  backend: AppointmentBackend,
): Promise<void> {
  const { database } = backend;
  const cancelled = await cancelUnproven(database, statements, asking);
  for (const row of cancelled) {
    await dropMails(database, statements, row.id);
    const mails = await Promise.all([
      visitorMail("cancelled", row, backend),
      hostMail("cancelled", row, backend),
    ]);
    await queueMails(
      database,
      statements,
      row.id,
      mails.filter((mail) => mail !== undefined),
    );
  }
  if (cancelled.length > 0)
    logEvent("bookings-of-a-program-cancelled", { count: cancelled.length });
}
