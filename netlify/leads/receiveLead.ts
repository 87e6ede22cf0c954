import { confirmClaim, openClaim } from "./claim";
import { timedOut, within } from "./clock";
import type { Lead } from "./lead";
import type { LeadBackend } from "./leadBackend";
import { claimKey } from "./leadStore";
import { mailLead } from "./mailLead";

/**
 * Keeps one validated lead and mails it.
 *
 * - `kept`: the lead is in the store (and mailed, or about to be), or, with the store away, was
 *   accepted by a mail server. The visitor may be told so.
 * - `lost`: neither is certain. The visitor must be told that; trying again is safe.
 */
export async function receiveLead(
  lead: Lead,
  kind: "pending" | "quarantine",
  backend: LeadBackend,
): Promise<"kept" | "lost"> {
  const { store, mailer, ledger, budgets, clock, newToken } = backend;
  if (ledger.hasSent(lead.id)) return "kept";
  backend.waitUntil(ledger.flush());

  const isToBeMailed = kind === "pending" && mailer.isConfigured;
  const key = claimKey(lead.id, 0);
  const token = `${clock()} ${newToken()}`;
  const opened = isToBeMailed ? await openClaim(store.keys, key, token, budgets.lookup) : "unknown";
  const [stored, claimed] = await Promise.all([
    keepRecord(lead, kind, opened, backend),
    isToBeMailed ? confirmClaim(store.keys, key, token, opened, budgets.claimSettle) : "unknown",
  ]);

  if (stored) {
    if (claimed === "won") await mailStored(lead, backend);
    return "kept";
  }
  // Someone else's claim means that a twin of this post is, or was, being handled: its mail may be
  // out. Mailing here could be the second mail, so the visitor is asked to try again.
  return claimed === "lost" ? "lost" : mailOnly(lead, backend);
}

/**
 * Stores the record, unless it is there already: a claim that was free says that it is not. False
 * when the store cannot confirm it.
 */
async function keepRecord(
  lead: Lead,
  kind: "pending" | "quarantine",
  claim: "created" | "exists" | "unknown",
  { store, budgets }: LeadBackend,
): Promise<boolean> {
  const deadline = performance.now() + budgets.storeRecord;
  if (claim !== "created" && (await store.read(lead.id, budgets.lookup).catch(() => null))) {
    return true;
  }
  return store.write(kind, lead, deadline - performance.now()).then(
    () => true,
    () => false,
  );
}

/** Mails a stored lead. What is not done in time goes on after the answer, or is retried later. */
async function mailStored(lead: Lead, backend: LeadBackend): Promise<void> {
  const mailing = mailInTurn(lead, true, backend);
  const settled = mailing.then((mailed) => (mailed === "engaged" ? undefined : mailed.noted));
  backend.waitUntil(settled);
  await within(backend.budgets.directMail, settled);
}

/** The store is away: the mail is the only copy, so it must be accepted before we say so. */
async function mailOnly(lead: Lead, backend: LeadBackend): Promise<"kept" | "lost"> {
  const mailing = mailInTurn(lead, false, backend);
  backend.waitUntil(mailing.then((mailed) => (mailed === "engaged" ? undefined : mailed.noted)));
  const mailed = await within(1.1 * backend.budgets.directMail, mailing);
  if (mailed === timedOut) return "lost";
  if (mailed === "engaged") return backend.ledger.hasSent(lead.id) ? "kept" : "lost";
  return mailed.outcome.status === "delivered" ? "kept" : "lost";
}

/** An earlier post of the same lead may still be waiting for its acknowledgement: it goes first. */
async function mailInTurn(lead: Lead, stored: boolean, backend: LeadBackend) {
  const deadline = performance.now() + backend.budgets.directMail;
  await within(backend.budgets.directMail, backend.ledger.whenIdle(lead.id));
  const budgetMs = Math.max(1, deadline - performance.now());
  return mailLead(lead, { attempt: 0, budgetMs, stored }, backend);
}
