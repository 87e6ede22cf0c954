import { leadFieldsOf } from "../../contract/leadFields";
import {
  markFailed,
  queueMessages,
  takeFromOutbox,
  type Taken,
  type TakeOptions,
} from "../database/outbox";
import type { EventContent } from "../database/schema";
import { logEvent } from "../http/logEvent";
import type { Mail } from "../mail/composeMail";
import { reasonOf, type SendOutcome } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { digestMail } from "./leadDigestMail";
import { leadMail, messageIdOf, reminderMail, teamMail } from "./leadMail";

/** Takes from the outbox what can be sent. */
export async function take(options: TakeOptions, backend: LeadBackend): Promise<Taken[]> {
  const { database, mailer, webhook } = backend;
  const channels: Taken["channel"][] = [
    ...(mailer.isConfigured ? (["mail"] as const) : []),
    ...(webhook.isConfigured ? (["webhook"] as const) : []),
  ].filter((channel) => options.channels?.includes(channel) ?? true);
  if (channels.length === 0) return [];
  return takeFromOutbox(database, { ...options, channels }, stopId(backend));
}

/** Sends what was just put into the outbox, after the response. The schedule takes the rest. */
export function sendQueued(ids: number[], backend: LeadBackend): void {
  const send = async () => {
    const taken = await take({ only: ids }, backend).catch(() => []);
    await Promise.all(taken.map((one) => sendTaken(one, backend)));
  };
  if (ids.length > 0) backend.waitUntil(send());
}

/** Sends what was taken from the outbox and records what became of it. Never rejects. */
export async function sendTaken(taken: Taken, backend: LeadBackend): Promise<SendOutcome> {
  const { deliveries, database, mailer, webhook, settings, timeLimits } = backend;
  const { kind: type, messageId } = taken;
  // Not recorded: with a slow receiver thousands would have to be, by a database that has to take the next leads.
  if (deliveries.isCrowded(taken.channel)) return { status: "crowded" };
  const send = async () =>
    taken.channel === "webhook"
      ? webhook.deliver(messageId, { type, ...eventOf(taken) }, timeLimits.post)
      : mailer.deliver(await mailOf(taken, backend), { from: settings.from, messageId });
  const outcome = await deliveries.once(taken, send, taken.id);
  if (outcome.status === "delivered") {
    await deliveries.flush(database);
    return outcome;
  }
  const reason = reasonOf(outcome);
  logEvent(`${taken.channel}-not-sent`, { row: taken.id, attempt: taken.attempt, reason });
  // Not recorded, the lease runs out and it is tried again.
  await markFailed(database, taken, reason).catch(() => undefined);
  if (taken.channel === "webhook" && outcome.status === "refused" && outcome.code === 410) {
    // The receiver wants no more. What waits goes to the next address, or when it is resent.
    const { subject, text } = backend.content.texts.mail.webhookStopped;
    const mail = teamMail(stopId(backend), { subject, parts: [text] }, backend);
    await queueMessages(database, [mail]).catch(() => undefined);
  }
  return outcome;
}

/** The mail of a row: as it was written, or from what the database says now. */
async function mailOf({ kind, lead, content, queuedAt }: Taken, backend: LeadBackend) {
  if (content) return content as Mail;
  if (kind === "digest") return digestMail(queuedAt, backend);
  if (!lead) throw new Error("the lead of a mail is gone");
  if (kind === "reminder") return reminderMail(lead, backend, backend.clock());
  return leadMail(lead, backend, { stored: true });
}

/** What a post says: as it was when it happened, or the lead. */
function eventOf({ lead, content }: Taken): EventContent {
  if (content) return content as EventContent;
  if (!lead) throw new Error("the lead of a post is gone");
  const data = { id: lead.id, ...leadFieldsOf(lead), page: lead.source };
  return { timestamp: lead.receivedAt.toISOString(), data };
}

/** What a lead goes out under, however often: `Message-ID` of its mail and, where there is a webhook, `webhook-id`. */
export function idsOfLead(id: string, backend: LeadBackend) {
  const eventId = backend.webhook.isConfigured ? `lead-received-${id}` : undefined;
  return { messageId: messageIdOf(`lead.${id}`, backend), eventId };
}

/** `Message-ID` of the mail that says that the webhook is stopped: it is stopped while the outbox holds that mail. */
export function stopId(backend: LeadBackend): string {
  return messageIdOf(`webhook-stopped.${backend.webhook.name}`, backend);
}
