import { claim } from "./claim";
import type { LeadBackend } from "./leadBackend";
import { utcDay } from "./leadId";
import { countLeads } from "./leadCounts";
import { digestMail } from "./leadDigestMail";
import { leadSnapshot } from "./leadSnapshot";
import { logEvent } from "./logEvent";

/**
 * Mails the daily report, also when there is nothing to report: its absence then means something.
 * One report a day, whoever else runs at the same time; a failed one is tried again when called
 * again.
 */
export async function sendLeadDigest(
  backend: LeadBackend,
): Promise<"sent" | "not-sent" | "already-sent"> {
  const { store, mailer, budgets, clock, newToken } = backend;
  const now = clock();
  const day = utcDay(now);
  if ((await store.keys.get(`digest/${day}`)) !== null) return "already-sent";
  // A claim for a minute: two schedulers at once send one digest, a failed one can be sent again.
  const minute = Math.floor(now / 60_000);
  const claimed = await claim(store.keys, `digest-claims/${day}/${minute}`, newToken(), budgets);
  if (claimed !== "won") return "already-sent";
  const snapshot = await leadSnapshot(store.keys);
  const { counts, suspicious } = await countLeads(snapshot, store, now);
  const mail = await digestMail(counts, suspicious, backend, now);
  const outcome = await mailer.deliver(mail, 10_000);
  logEvent("digest", { outcome: outcome.status, ...counts });
  if (outcome.status !== "delivered") return "not-sent";
  await store.keys.put(`digest/${day}`, new Date(now).toISOString());
  return "sent";
}
