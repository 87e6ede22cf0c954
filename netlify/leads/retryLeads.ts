import { attemptLead } from "./attemptLead";
import { buryOldLeads } from "./buryOldLeads";
import type { LeadBackend } from "./leadBackend";
import { leadSnapshot, type LeadSnapshot } from "./leadSnapshot";
import { logEvent } from "./logEvent";
import type { SendOutcome } from "./mail";
import { isDue } from "./retrySchedule";

/** Bounds of one run, beside those of time (budgets.ts). */
export interface RetryLimits {
  /** Leads attempted at most. */
  leads: number;
  /** Attempts at the same time. */
  parallel: number;
  /** Failures in a row after which the provider counts as away and the run ends. */
  patience: number;
}

const hostLimits: RetryLimits = {
  leads: 400,
  parallel: 6,
  patience: 3,
};

export interface RetryReport {
  attempted: number;
  sent: number;
  failed: number;
  dead: number;
}

/**
 * Mails what is pending, within bounds.
 *
 * Due leads come first, oldest first, then the one that has waited longest since its last attempt,
 * as a probe. As soon as one mail goes through, the provider is back and all the others follow,
 * whatever their backoff; as long as none does, the run ends after a few failures.
 */
export async function retryLeads(
  backend: LeadBackend,
  limits: RetryLimits = hostLimits,
): Promise<RetryReport> {
  await backend.ledger.flush();
  const report: RetryReport = { attempted: 0, sent: 0, failed: 0, dead: 0 };
  const snapshot = await leadSnapshot(backend.store.keys);
  if (backend.mailer.isConfigured) await mailPending(snapshot, backend, limits, report);
  report.dead = await buryOldLeads(snapshot, backend);
  if (snapshot.unsent.length > 0) {
    logEvent("retry-run", { pending: snapshot.unsent.length, ...report });
  }
  return report;
}

async function mailPending(
  snapshot: LeadSnapshot,
  backend: LeadBackend,
  limits: RetryLimits,
  report: RetryReport,
): Promise<void> {
  const { due, waiting } = sortedByUrgency(snapshot, backend.clock());
  const queue = [...due, ...waiting.splice(0, 1)];
  const started = performance.now();
  let failuresInARow = 0;
  while (
    queue.length > 0 &&
    report.attempted < limits.leads &&
    failuresInARow < limits.patience &&
    performance.now() - started < backend.budgets.retryRun
  ) {
    // Two at a time feel whether the provider is there; then more.
    const size = report.sent === 0 ? 2 : limits.parallel;
    const wave = queue.splice(0, Math.min(size, limits.leads - report.attempted));
    const outcomes = await Promise.all(
      wave.map((id) => attemptLead(id, snapshot, backend, backend.budgets.retryMail)),
    );
    for (const outcome of outcomes) {
      if (outcome === "skipped") continue;
      report.attempted += 1;
      if (outcome.status === "delivered") {
        report.sent += 1;
        failuresInARow = 0;
        queue.push(...waiting.splice(0));
      } else {
        report.failed += 1;
        if (!isAboutThisMail(outcome)) failuresInARow += 1;
      }
    }
  }
}

function sortedByUrgency(snapshot: LeadSnapshot, now: number) {
  const failuresOf = (id: string) => snapshot.failed.get(id) ?? [];
  const lastTried = (id: string) => failuresOf(id).at(-1)?.at ?? 0;
  return {
    // Ids begin with the day, so their order is roughly that of arrival.
    due: snapshot.unsent.filter((id) => isDue(failuresOf(id), now)).sort(),
    waiting: snapshot.unsent
      .filter((id) => !isDue(failuresOf(id), now))
      .sort((one, other) => lastTried(one) - lastTried(other)),
  };
}

/** A refusal that says nothing about the provider's health: others may still go through. */
function isAboutThisMail(outcome: SendOutcome): boolean {
  return outcome.status === "refused" && outcome.code >= 550;
}
