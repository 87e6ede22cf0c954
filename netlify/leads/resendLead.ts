import { takeFromOutbox, type Taken } from "../database/outbox";
import {
  endStop,
  queueEventsAgain,
  queueGivenUpAgain,
  queueLeadAgain,
  waitingMessages,
} from "../database/outboxAgain";
import { reasonOf } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { leadMessageId } from "./leadMail";
import { leadEventId, sendTaken, stopId, usableChannels } from "./sendTaken";

/** Sends a lead now, also one that was sent or given up. Returns what became of its mail and its post, in words. */
export async function resendLead(id: string, backend: LeadBackend): Promise<string> {
  return sendNow(await queueLeadAgain(backend.database, namesOf(id, backend)), backend);
}

/** Posts to the webhook again, now, what has happened to an appointment. Returns what became of it, in words. */
export async function resendEvents(appointmentId: string, backend: LeadBackend): Promise<string> {
  const events = await queueEventsAgain(backend.database, appointmentId);
  const ids = events.map(({ id }) => id);
  return ids.length === 0 ? "was never for the webhook" : sendNow(ids, backend);
}

/**
 * Sends now what waits, or what was given up, of mails of leads and of posts to the webhook.
 *
 * @param tell gets the id of the lead or appointment, and what became of the message, in words
 */
export async function resendUnsent(
  which: "dead" | "pending",
  backend: LeadBackend,
  tell: (about: string, outcome: string) => void,
): Promise<void> {
  const find = which === "dead" ? queueGivenUpAgain : waitingMessages;
  for (const { id, about } of await find(backend.database)) {
    tell(about, await sendNow([id], backend));
  }
}

/** Takes a lead out of quarantine and sends it. */
export async function releaseLead(id: string, backend: LeadBackend): Promise<string> {
  const ids = await queueReleased(id, backend);
  return ids.length === 0 ? "not in quarantine" : sendNow(ids, backend);
}

/** Takes a lead out of quarantine and puts its mail and its post into the outbox. None when it was out already. */
export function queueReleased(id: string, backend: LeadBackend): Promise<number[]> {
  return queueLeadAgain(backend.database, namesOf(id, backend), true);
}

function namesOf(id: string, backend: LeadBackend) {
  return { id, messageId: leadMessageId(id, backend), eventId: leadEventId(id, backend) };
}

/** Sends one message after the other. What another process is sending, or what cannot be sent yet, is left to the schedule. */
async function sendNow(ids: number[], backend: LeadBackend): Promise<string> {
  const said: string[] = [];
  for (const id of ids) {
    const options = { only: [id], channels: usableChannels(backend) };
    const [taken] = await takeFromOutbox(backend.database, options);
    said.push(taken ? await send(taken, backend) : "left to the scheduler");
  }
  return said.join(", ");
}

async function send(taken: Taken, backend: LeadBackend): Promise<string> {
  const isPost = taken.channel === "webhook";
  const outcome = await sendTaken(taken, backend);
  // A person has seen a post arrive: the webhook goes on.
  if (isPost && outcome.status === "delivered") await endStop(backend.database, stopId(backend));
  return isPost ? `webhook ${reasonOf(outcome)}` : outcome.status;
}
