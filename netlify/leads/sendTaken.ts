import { markFailed, markSent, type Taken } from "../database/outbox";
import { queueMessages } from "../database/queueMessages";
import type { OutgoingMail } from "../mail/composeMail";
import { reasonOf, type SendOutcome } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { addresses } from "./leadMail";
import { logEvent } from "./logEvent";
import { eventOf, stopId } from "./webhookEvents";
import { writeMail } from "./writeMail";

/** Sends what was taken from the outbox and records what became of it. Never rejects. */
export async function sendTaken(taken: Taken, backend: LeadBackend): Promise<SendOutcome> {
  const { deliveries, lateWrites, budgets, database } = backend;
  const outcome = await deliveries.once(taken.messageId, () =>
    taken.channel === "webhook"
      ? postEvent(taken, backend)
      : writeAndSend(() => writeMail(taken, backend), backend, budgets.mail),
  );
  if (outcome.status === "delivered") {
    await lateWrites.write(taken.messageId, async () => {
      await markSent(database, taken.id);
      deliveries.settle(taken.messageId);
    });
    return outcome;
  }
  // With a slow receiver thousands would have to be recorded, by a database that has to take the next leads.
  if (outcome.status === "crowded") return outcome;
  const reason = reasonOf(outcome);
  logEvent(`${taken.channel}-not-sent`, { row: taken.id, attempt: taken.attempt, reason });
  // Not recorded, the lease runs out and it is tried again.
  await markFailed(database, taken, reason).catch(() => undefined);
  if (taken.channel === "webhook" && outcome.status === "refused" && outcome.code === 410) {
    await stopWebhook(backend).catch(() => undefined);
  }
  return outcome;
}

async function postEvent(taken: Taken, { webhook, budgets }: LeadBackend): Promise<SendOutcome> {
  try {
    return await webhook.deliver(taken.messageId, eventOf(taken), budgets.post);
  } catch {
    return { status: "unwritable" };
  }
}

/** The receiver wants no more (410). The team is told, once; what waits goes to the next address, or when it is resent. */
async function stopWebhook(backend: LeadBackend): Promise<void> {
  const { database, content, settings, clock } = backend;
  const { subject, text } = content.texts.mail.webhookStopped;
  const mail = {
    to: settings.alertTo ?? addresses(backend).to,
    subject,
    text: `${text}\n`,
    html: "",
    queuedAt: new Date(clock()).toISOString(),
  };
  await queueMessages(database, database.orm, null, [
    { messageId: stopId(backend), content: mail },
  ]);
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
