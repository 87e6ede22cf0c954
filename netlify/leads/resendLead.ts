import { endStop, queueGivenUpAgain, queueLeadAgain } from "../database/outbox";
import { reasonOf } from "../mail/mailer";
import type { LeadBackend } from "./leadBackend";
import { idsOfLead, sendTaken, stopId, take } from "./sendOutbox";

/** Sends a lead now, also one that was sent or given up. Returns what became of its mail and its post, in words. */
export async function resendLead(id: string, backend: LeadBackend): Promise<string> {
  return sendNow(await queueLeadAgain(backend.database, idsOfLead(id, backend)), backend);
}

/**
 * Sends now what was given up, of mails of leads and of posts to the webhook.
 *
 * @param report gets the id of the lead or appointment, and what became of the message, in words
 */
export async function resendGivenUp(
  backend: LeadBackend,
  report: (about: string, outcome: string) => void,
): Promise<void> {
  for (const { id, about } of await queueGivenUpAgain(backend.database)) {
    report(about, await sendNow([id], backend));
  }
}

/** Takes a lead out of quarantine and sends it. */
export async function releaseLead(id: string, backend: LeadBackend): Promise<string> {
  const ids = await queueReleased(id, backend);
  return ids.length === 0 ? "not in quarantine" : sendNow(ids, backend);
}

/** Takes a lead out of quarantine and puts its mail and its post into the outbox. None when it was out already. */
export function queueReleased(id: string, backend: LeadBackend): Promise<number[]> {
  return queueLeadAgain(backend.database, idsOfLead(id, backend), true);
}

/** Sends rows of the outbox now, because a person says so. Returns what became of them, in words. */
async function sendNow(ids: number[], backend: LeadBackend): Promise<string> {
  const said: string[] = [];
  // A person sees what comes of it: the webhook goes on, unless it says again that it wants no more.
  await endStop(backend.database, stopId(backend));
  for (const id of ids) {
    const [taken] = await take({ only: [id] }, backend);
    const outcome = taken && (await sendTaken(taken, backend));
    if (!outcome) said.push("left to the scheduler");
    else said.push(taken.channel === "webhook" ? `webhook ${reasonOf(outcome)}` : outcome.status);
  }
  return said.join(", ");
}
