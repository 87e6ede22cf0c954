import { markFailed, markSent, type TakenMail } from "../database/outbox";
import type { SendOutcome } from "../mail/sendOutcome";
import { reasonOf } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { logEvent } from "./logEvent";
import { writeMail } from "./writeMail";

/** Sends a mail that was taken from the outbox and notes what became of it. Never rejects. */
export async function sendTakenMail(mail: TakenMail, backend: LeadBackend): Promise<SendOutcome> {
  const { mailer, deliveries, lateWrites, budgets, database } = backend;
  const send = async (): Promise<SendOutcome> => {
    try {
      const written = await writeMail(mail, backend);
      return await mailer.deliver(written, budgets.mail);
    } catch {
      return { status: "unwritable" };
    }
  };
  const outcome = await deliveries.once(mail.messageId, send);
  if (outcome.status === "delivered") {
    lateWrites.add(mail.messageId, async () => {
      await markSent(database, mail.id);
      deliveries.settle(mail.messageId);
    });
    await lateWrites.flush();
    return outcome;
  }
  const reason = reasonOf(outcome);
  logEvent("mail-not-sent", { mail: mail.id, attempt: mail.attempt, reason });
  // Not noted, the lease runs out and the mail is tried again.
  await markFailed(database, mail, reason).catch(() => undefined);
  return outcome;
}
