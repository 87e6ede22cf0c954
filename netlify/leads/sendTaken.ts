import { leadFieldsOf } from "../../contract/leadFields";
import { markFailed, markSent, takeFromOutbox, type Taken } from "../database/outbox";
import { queueMessages } from "../database/queueMessages";
import type { EventContent, WrittenMail } from "../database/schema";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import { reasonOf, type SendOutcome } from "../mail/sendOutcome";
import type { WebhookEvent } from "../webhook/webhook";
import type { LeadBackend } from "./leadBackend";
import { addresses, leadMail, messageIdOf, teamAddress } from "./leadMail";
import { logEvent } from "../http/logEvent";

/** Writes a mail that goes out at once: a lead's, or one whose words are in the outbox. */
export async function writeMail(
  { lead, content, messageId }: Taken,
  backend: LeadBackend,
): Promise<OutgoingMail> {
  if (!content) {
    if (!lead) throw new Error("the lead of a mail is gone");
    return leadMail(lead, backend, { stored: true, messageId });
  }
  const { calendar, queuedAt, ...mail } = content as WrittenMail;
  return composeMail({
    ...mail,
    from: addresses(backend).from,
    messageId,
    date: new Date(queuedAt),
    icalEvent: calendar && { ...calendar, filename: "invitation.ics" },
  });
}

/**
 * Sends what was taken from the outbox and records what became of it. Never rejects.
 *
 * @param write writes a mail; the schedule has more kinds of them
 */
export async function sendTaken(
  taken: Taken,
  backend: LeadBackend,
  write = writeMail,
): Promise<SendOutcome> {
  const { deliveries, timeLimits, database } = backend;
  const outcome = await deliveries.once(
    taken.messageId,
    () =>
      taken.channel === "webhook"
        ? postEvent(taken, backend)
        : writeAndSend(() => write(taken, backend), backend, timeLimits.mail),
    () => markSent(database, taken.id),
  );
  if (outcome.status === "delivered") {
    await deliveries.flush();
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

async function postEvent(taken: Taken, { webhook, timeLimits }: LeadBackend): Promise<SendOutcome> {
  try {
    return await webhook.deliver(taken.messageId, eventOf(taken), timeLimits.post);
  } catch {
    return { status: "unwritable" };
  }
}

/** The receiver wants no more (410). The team is told, once; what waits goes to the next address, or when it is resent. */
async function stopWebhook(backend: LeadBackend): Promise<void> {
  const { subject, text } = backend.content.texts.mail.webhookStopped;
  await tellTeam(stopId(backend), { subject, text: `${text}\n`, html: "" }, backend);
}

/** Puts a mail to the team into the outbox, once under its id. */
export async function tellTeam(
  messageId: string,
  mail: { subject: string; text: string; html: string },
  backend: LeadBackend,
): Promise<void> {
  const queuedAt = new Date(backend.clock()).toISOString();
  const content = { to: teamAddress(backend), ...mail, queuedAt };
  await queueMessages(backend.database, [{ channel: "mail", kind: "written", messageId, content }]);
}

/** Writes a mail and hands it over, within `timeoutMs` milliseconds. Never rejects. */
export async function writeAndSend(
  write: () => Promise<OutgoingMail>,
  { mailer }: LeadBackend,
  timeoutMs: number,
): Promise<SendOutcome> {
  try {
    return await mailer.deliver(await write(), timeoutMs);
  } catch {
    return { status: "unwritable" };
  }
}

/** Sends what was just put into the outbox, after the response. The schedule takes the rest. */
export function sendQueued(ids: number[], backend: LeadBackend): void {
  const send = async () => {
    const options = {
      only: ids,
      channels: usableChannels(backend),
      unlessStoppedBy: stopId(backend),
    };
    const taken = await takeFromOutbox(backend.database, options).catch(() => []);
    await Promise.all(taken.map((one) => sendTaken(one, backend)));
  };
  if (ids.length > 0) backend.waitUntil(send());
}

/** What can be sent: the rest is not taken. */
export function usableChannels({ mailer, webhook }: LeadBackend): Taken["channel"][] {
  const channels: Taken["channel"][] = [];
  if (mailer.isConfigured) channels.push("mail");
  if (webhook.isConfigured) channels.push("webhook");
  return channels;
}

/** `webhook-id` of a lead: one however often it is posted. */
export function leadEventId(
  id: string,
  { webhook }: Pick<LeadBackend, "webhook">,
): string | undefined {
  return webhook.isWanted ? `lead-received-${id}` : undefined;
}

/** What a row of the outbox posts. */
function eventOf({ kind, content, lead }: Taken): WebhookEvent {
  const type = kind as WebhookEvent["type"];
  if (content) return { type, ...(content as EventContent) };
  if (!lead) throw new Error("the lead of a post is gone");
  const { id, receivedAt, source } = lead;
  const data = { id, ...leadFieldsOf(lead), page: source };
  return { type, timestamp: receivedAt.toISOString(), data };
}

/** `Message-ID` of the mail that says that the webhook is stopped: it is stopped while the outbox holds that mail. */
export function stopId(backend: LeadBackend): string {
  return messageIdOf(`webhook-stopped.${backend.webhook.name}`, backend);
}
