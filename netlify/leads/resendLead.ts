import { queueLeadAgain } from "../database/leads";
import { takeFromOutbox, type Taken } from "../database/outbox";
import { reasonOf } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { leadMessageId } from "./leadMail";
import { leadEventId, sendTaken } from "./sendTaken";
import { resumeWebhook } from "./webhookState";

/** Sends a lead now, also one that was sent or given up. Returns what became of its mail and its post, in words. */
export async function resendLead(id: string, backend: LeadBackend): Promise<string> {
  const ids = await queueLeadAgain(backend.database, namesOf(id, backend));
  return ids.length === 0 ? "unknown lead" : sendNow(ids, backend);
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

async function sendNow(ids: number[], backend: LeadBackend): Promise<string> {
  const said: string[] = [];
  for (const only of ids) {
    const [taken] = await takeFromOutbox(backend.database, {
      ...{ limit: 1, early: true, except: [], only },
    });
    said.push(taken ? await send(taken, backend) : "left to the scheduler");
  }
  return said.join(", ");
}

async function send(taken: Taken, backend: LeadBackend): Promise<string> {
  const isPost = taken.channel === "webhook";
  const { isConfigured } = isPost ? backend.webhook : backend.mailer;
  if (!isConfigured) return "left to the scheduler";
  const outcome = await sendTaken(taken, backend);
  if (isPost && outcome.status === "delivered") await resumeWebhook(backend);
  return isPost ? `webhook ${reasonOf(outcome)}` : outcome.status;
}
