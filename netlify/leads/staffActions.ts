import { findLead, queueLeadAgain } from "../database/leads";
import { takeMails } from "../database/outbox";
import type { LeadBackend } from "./leadBackend";
import { leadMessageId } from "./leadRecord";
import { sendTakenMail } from "./sendTakenMail";

/** Mails a lead now, also one that was sent or given up. Returns what became of it, in a word. */
export async function resendLead(id: string, backend: LeadBackend): Promise<string> {
  const { database, mailer } = backend;
  const messageId = leadMessageId(id, backend);
  const only = await queueLeadAgain(database, id, messageId);
  if (only === undefined) return "unknown lead";
  if (!mailer.isConfigured) return "left to the scheduler";
  const [mail] = await takeMails(database, { limit: 1, early: true, except: [], only });
  if (!mail) return "left to the scheduler";
  const { status } = await sendTakenMail(mail, backend);
  return status;
}

/** Takes a lead out of quarantine and mails it. */
export async function releaseLead(id: string, backend: LeadBackend): Promise<string> {
  const lead = await findLead(backend.database, id);
  return lead?.state === "quarantine" ? resendLead(id, backend) : "not in quarantine";
}
