import { claim } from "./claim";
import type { LeadBackend } from "./leadBackend";
import type { LeadSnapshot } from "./leadSnapshot";
import { claimKey } from "./leadStore";
import type { SendOutcome } from "./mail";
import { mailLead } from "./mailLead";
import { isClaimAlive } from "./retrySchedule";

/**
 * Mails one pending lead, unless someone else is at it.
 *
 * Only the winner of the claim on the next attempt goes on, and it asks the store itself whether
 * the lead is sent, so what the snapshot missed or has since been overtaken does no harm.
 */
export async function attemptLead(
  id: string,
  snapshot: LeadSnapshot,
  backend: LeadBackend,
  budgetMs: number,
): Promise<SendOutcome | "skipped"> {
  const { store, ledger, budgets, clock, newToken } = backend;
  if (ledger.isEngaged(id)) return "skipped";
  try {
    const claimed = snapshot.claimed.get(id) ?? -1;
    const failed = snapshot.failed.get(id)?.at(-1)?.attempt ?? -1;
    if (claimed > failed) {
      // Under way, or its process died: the claim says when it began.
      const holder = await store.keys.get(claimKey(id, claimed));
      if (isClaimAlive(Number.parseInt(holder ?? "", 10), clock())) return "skipped";
    }
    const attempt = Math.max(claimed, failed) + 1;
    const token = `${clock()} ${newToken()}`;
    if ((await claim(store.keys, claimKey(id, attempt), token, budgets)) !== "won")
      return "skipped";
    const lead = (await store.isSent(id)) ? null : await store.read(id);
    if (!lead) return "skipped";
    const mailed = await mailLead(lead, { attempt, budgetMs, stored: true }, backend);
    if (mailed === "engaged") return "skipped";
    await mailed.noted;
    return mailed.outcome;
  } catch {
    return "skipped"; // The store failed: the claim runs out, and a later run takes over.
  }
}
