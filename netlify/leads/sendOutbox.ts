import { leadFieldsOf } from "../../contract/leadFields";
import { findLead } from "../database/leads";
import {
  type GivenUp,
  giveUpOld,
  markFailed,
  queueMessages,
  takeFromOutbox,
} from "../database/outbox";
import type { EventContent, LeadRow, OutboxRow } from "../database/schema";
import { logEvent } from "../http/logEvent";
import type { Mail, Part } from "../mail/composeMail";
import { reasonOf, type SendOutcome } from "../mail/mailer";
import type { LeadBackend } from "./leadBackend";
import { digestMail } from "./leadDigestMail";
import { leadMail, reminderMail, teamMail } from "./leadMail";

/** Sent at the same time. */
const parallel = 8;

/**
 * Sends what is due in the outbox, for a bounded time: mails and posts to the webhook beside each other, so that neither
 * waits for the other. Counts what it tried, what was sent, and the leads whose mail was given up.
 */
export async function sendOutbox(backend: LeadBackend) {
  const { deliveries, database } = backend;
  await deliveries.flush(database);
  const report = { attempted: 0, sent: 0, dead: 0 };
  const isSent = ({ status }: SendOutcome) => status === "delivered";
  const sendDue = async (channel: OutboxRow["channel"]) => {
    const end = performance.now() + backend.timeLimits.run;
    while (performance.now() < end) {
      const taken = await take({ limit: parallel }, backend, [channel]);
      const outcomes = await Promise.all(taken.map((one) => sendTaken(one, backend)));
      report.attempted += outcomes.length;
      report.sent += outcomes.filter(isSent).length;
      // Nothing is left, or who takes it is away; a mail server that refuses a receiver is there.
      if (!outcomes.some((one) => ("isReceivers" in one ? one.isReceivers : isSent(one)))) return;
    }
  };
  await Promise.all(allChannels.map(sendDue));
  const givenUp = await giveUpOld(database, (given) => alertMail(given, backend));
  report.dead = givenUp.filter(({ kind }) => kind === "lead").length;
  if (report.attempted > 0 || report.dead > 0) logEvent("outbox-run", report);
  return report;
}

/** The mail to the team about leads and posts to the webhook that were given up. */
function alertMail(givenUp: GivenUp[], backend: LeadBackend) {
  const { alertSubject, alertText, alertWebhook } = backend.content.texts.mail;
  const list = (channel: GivenUp["channel"], text: string): Part[] => {
    const ids = givenUp.filter((row) => row.channel === channel).map(({ about }) => about);
    return ids.length > 0 ? [text, { list: ids }] : [];
  };
  const parts = [...list("mail", alertText), ...list("webhook", alertWebhook)];
  return teamMail(`alert.${backend.clock()}`, { subject: alertSubject, parts }, backend);
}

const allChannels = ["mail", "webhook"] as const;

/** Takes from the outbox what can be sent: of all channels unless told. */
async function take(
  which: Parameters<typeof takeFromOutbox>[2],
  backend: LeadBackend,
  channels: readonly OutboxRow["channel"][] = allChannels,
) {
  const isOn = { mail: backend.mailer.isConfigured, webhook: backend.webhook.isConfigured };
  const open = channels.filter((channel) => isOn[channel]);
  if (open.length === 0) return [];
  return takeFromOutbox(backend.database, open, which, stopId(backend));
}

/** Sends what was just put into the outbox, after the response. The schedule takes the rest. */
export function sendQueued(ids: number[], backend: LeadBackend, known?: LeadRow): void {
  const send = async () => {
    const taken = await take({ only: ids }, backend).catch(() => []);
    await Promise.all(taken.map((one) => sendTaken(one, backend, known)));
  };
  if (ids.length > 0) backend.waitUntil(send());
}

/** What of a row of the outbox says what to send. */
type Taken = Pick<
  OutboxRow,
  "id" | "attempt" | "channel" | "kind" | "messageId" | "queuedAt" | "leadId" | "content"
>;

/**
 * Sends what was taken from the outbox and records what became of it. Never rejects.
 *
 * @param known the lead that it is about, if the caller has it
 */
export async function sendTaken(
  taken: Taken,
  backend: LeadBackend,
  known?: LeadRow,
): Promise<SendOutcome> {
  const { deliveries, database, mailer, webhook, settings, timeLimits } = backend;
  const { kind: type, messageId } = taken;
  // Not recorded: with a slow receiver thousands would have to be, by a database that has to take the next leads.
  if (deliveries.isCrowded(taken.channel)) return { status: "crowded" };
  const leadOf = async () => {
    const lead = known ?? (taken.leadId && (await findLead(database, taken.leadId)));
    if (!lead) throw new Error("the lead is gone");
    return lead;
  };
  const send = async () =>
    taken.channel === "webhook"
      ? webhook.deliver(messageId, { type, ...(await eventOf(taken, leadOf)) }, timeLimits.post)
      : mailer.deliver(await mailOf(taken, leadOf, backend), { from: settings.from, messageId });
  const outcome = await deliveries.once(taken, send, "row");
  if (outcome.status === "delivered") {
    await deliveries.flush(database);
    return outcome;
  }
  const reason = reasonOf(outcome);
  logEvent(`${taken.channel}-not-sent`, { row: taken.id, attempt: taken.attempt, reason });
  if (taken.channel === "webhook" && outcome.status === "refused" && outcome.code === 410) {
    // The receiver wants no more. What waits, this too, goes to the next address, or when something is resent.
    const { subject, text } = backend.content.texts.mail.webhookStopped;
    const mail = teamMail(stopId(backend), { subject, parts: [text] }, backend);
    await queueMessages(database, [mail]).catch(() => undefined);
  } else {
    // Not recorded, the lease runs out and it is tried again.
    await markFailed(database, taken, reason).catch(() => undefined);
  }
  if ("isReceivers" in outcome && outcome.isReceivers && (outcome.code >= 500 || taken.attempt > 6))
    await reportRefusal(taken, backend);
  return outcome;
}

/** Mails the team, once, about a mail to a host that the host's server refuses for good, or for an hour. */
async function reportRefusal({ messageId, content }: Taken, backend: LeadBackend) {
  if (!/^appointment\..+\.host-/.test(messageId)) return;
  const { to, subject } = content as Mail;
  const words = backend.content.texts.mail.hostRefused;
  const parts = [words.text, { list: [`${to} : ${subject}`] }];
  const mail = teamMail(`refused.${messageId}`, { subject: words.subject, parts }, backend);
  await queueMessages(backend.database, [mail]).catch(() => undefined);
}

/** The mail of a row: as it was written, or from what the database says now. */
async function mailOf(
  { content, kind, queuedAt }: Taken,
  leadOf: () => Promise<LeadRow>,
  backend: LeadBackend,
) {
  if (content) return content as Mail;
  if (kind === "digest") return digestMail(queuedAt, backend);
  const lead = await leadOf();
  if (kind === "reminder") return reminderMail(lead, backend, backend.clock());
  return leadMail(lead, backend, { stored: true });
}

/** What a post says: as it was when it happened, or the lead. */
async function eventOf({ content }: Taken, leadOf: () => Promise<LeadRow>): Promise<EventContent> {
  if (content) return content as EventContent;
  const lead = await leadOf();
  const data = { id: lead.id, ...leadFieldsOf(lead), page: lead.source };
  return { timestamp: lead.receivedAt.toISOString(), data };
}

/** What a lead goes out under, however often: `Message-ID` of its mail and, where there is a webhook, `webhook-id`. */
export function idsOfLead(id: string, backend: LeadBackend) {
  const eventId = backend.webhook.isConfigured ? `lead-received-${id}` : undefined;
  return { id, messageId: `lead.${id}`, eventId };
}

/** `Message-ID` of the mail that says that the webhook is stopped: it is stopped while the outbox holds that mail. */
export const stopId = ({ webhook }: LeadBackend) => `webhook-stopped.${webhook.name}`;
