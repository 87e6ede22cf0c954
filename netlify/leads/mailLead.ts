import type { Lead } from "./lead";
import type { LeadBackend } from "./leadBackend";
import { leadMail } from "./leadMail";
import { logEvent } from "./logEvent";
import { claimKey } from "./leadStore";
import type { SendOutcome } from "./mail";

interface Attempt {
  /** Number of the attempt whose claim the caller has won; 0 is the direct one. */
  attempt: number;
  /** Milliseconds. */
  budgetMs: number;
  /** False when the mail is the only copy of the lead. */
  stored: boolean;
}

export interface MailedLead {
  outcome: SendOutcome;
  /** Settles, never rejects, when the outcome is written down or could not be. */
  noted: Promise<void>;
}

/**
 * Mails a lead and writes down what became of it. Call it only with the claim of this attempt won,
 * or with the store away: then nobody else can have it, but this process may, for an earlier post
 * that found the store away. `engaged`: it is mailing the lead, or has mailed it. Never rejects.
 */
export async function mailLead(
  lead: Lead,
  { attempt, budgetMs, stored }: Attempt,
  backend: LeadBackend,
): Promise<MailedLead | "engaged"> {
  const { ledger } = backend;
  if (ledger.hasSent(lead.id) || ledger.isEngaged(lead.id)) return "engaged";
  const { outcome, noted } = await ledger.whileMailing(lead.id, async () => {
    const mail = await leadMail(lead, backend, { stored });
    const outcome = await backend.mailer.deliver(mail, budgetMs);
    // Begun before the lead stops counting as being mailed, so that there is no gap.
    const isSent = outcome.status === "delivered";
    return { outcome, noted: isSent ? noteSent(lead, stored, backend) : undefined };
  });
  if (noted) return { outcome, noted };
  const code = outcome.status === "refused" ? `-${outcome.code}` : "";
  const reason = `${outcome.status}${code}`;
  logEvent("mail-not-sent", { id: lead.id, attempt, reason });
  if (!stored) return { outcome, noted: Promise.resolve() };
  const failure = { attempt, at: backend.clock(), reason };
  return { outcome, noted: backend.store.markFailed(lead.id, failure).catch(() => undefined) };
}

async function noteSent(
  lead: Lead,
  stored: boolean,
  { store, ledger, clock }: LeadBackend,
): Promise<void> {
  const sentAt = clock();
  const mark = async () => {
    // The marks before the record: a record without them would be mailed again.
    await Promise.all([
      store.markSent(lead.id, sentAt),
      // Mailed with the store away: the claim keeps other processes from mailing a later post of the lead.
      stored || store.keys.putIfNew(claimKey(lead.id, 0), `${sentAt} mailed`),
    ]);
    if (!stored) await store.write("pending", lead, 1_000);
  };
  ledger.add(lead.id, mark);
  try {
    await mark();
    ledger.settle(lead.id);
  } catch {
    logEvent("sent-mark-missing", { id: lead.id });
  }
}
