import { markFailed, markSent, type TakenMail } from "../database/outbox";
import type { OutgoingMail } from "../mail/composeMail";
import { reasonOf, type SendOutcome } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { logEvent } from "./logEvent";
import { writeMail } from "./writeMail";

/** Sends a mail that was taken from the outbox and notes what became of it. Never rejects. */
export async function sendTakenMail(mail: TakenMail, backend: LeadBackend): Promise<SendOutcome> {
  const { deliveries, lateWrites, budgets, database } = backend;
  const outcome = await deliveries.once(mail.messageId, () =>
    writeAndSend(() => writeMail(mail, backend), backend, budgets.mail),
  );
  if (outcome.status === "delivered") {
    await lateWrites.write(mail.messageId, async () => {
      await markSent(database, mail.id);
      deliveries.settle(mail.messageId);
    });
    return outcome;
  }
  // With slow mail thousands would have to be noted, by a database that has to take the next leads.
  if (outcome.status === "crowded") return outcome;
  const reason = reasonOf(outcome);
  logEvent("mail-not-sent", { mail: mail.id, attempt: mail.attempt, reason });
  // Not noted, the lease runs out and the mail is tried again.
  await markFailed(database, mail, reason).catch(() => undefined);
  return outcome;
}

/** Writes a mail and hands it over, within `budgetMs` milliseconds. Never rejects. */
export async function writeAndSend(
  write: () => Promise<OutgoingMail>,
  { mailer }: LeadBackend,
  budgetMs: number,
): Promise<SendOutcome> {
  try {
    return await mailer.deliver(await write(), budgetMs);
  } catch {
    return { status: "unwritable" };
  }
}
