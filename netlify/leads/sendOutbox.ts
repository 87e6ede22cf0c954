import { type GivenUp, giveUpOld, type QueuedMessage, type Taken } from "../database/outbox";
import type { Part } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { messageIdOf, teamMail } from "./leadMail";
import { logEvent } from "../http/logEvent";
import { sendTaken, take } from "./sendTaken";

/** Sent at the same time. */
const parallel = 8;

export interface SendReport {
  attempted: number;
  sent: number;
  /** Leads whose mail was given up. */
  dead: number;
}

/**
 * Sends what is due in the outbox, for a bounded time: mails and posts to the webhook beside each other, so that neither
 * waits for the other.
 */
export async function sendOutbox(backend: LeadBackend): Promise<SendReport> {
  const { deliveries, database } = backend;
  await deliveries.flush(database);
  const report: SendReport = { attempted: 0, sent: 0, dead: 0 };
  await Promise.all([sendDue("mail", backend, report), sendDue("webhook", backend, report)]);
  const givenUp = await giveUpOld(database, (given) => alertMail(given, backend));
  report.dead = givenUp.filter(({ kind }) => kind === "lead").length;
  if (report.attempted > 0 || report.dead > 0) logEvent("outbox-run", { ...report });
  return report;
}

async function sendDue(
  channel: Taken["channel"],
  backend: LeadBackend,
  report: SendReport,
): Promise<void> {
  const end = performance.now() + backend.timeLimits.run;
  while (performance.now() < end) {
    const taken = await take({ limit: parallel, channels: [channel] }, backend);
    const outcomes = await Promise.all(taken.map((one) => sendTaken(one, backend)));
    const sent = outcomes.filter(({ status }) => status === "delivered").length;
    report.attempted += outcomes.length;
    report.sent += sent;
    // Nothing is left, or the receiver is away.
    if (sent === 0) return;
  }
}

/** The mail to the team about leads and posts to the webhook that were given up. */
function alertMail(givenUp: GivenUp[], backend: LeadBackend): QueuedMessage {
  const { alertSubject, alertText, alertWebhook } = backend.content.texts.mail;
  const list = (channel: GivenUp["channel"], text: string): Part[] => {
    const ids = givenUp.filter((row) => row.channel === channel).map(({ about }) => about);
    return ids.length > 0 ? [text, { list: ids }] : [];
  };
  const parts = [...list("mail", alertText), ...list("webhook", alertWebhook)];
  const id = messageIdOf(`alert.${backend.clock()}`, backend);
  return teamMail(id, { subject: alertSubject, parts }, backend);
}
