import type { LeadBackend } from "./leadBackend";
import { leadSnapshot } from "./leadSnapshot";

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes leads that were sent longer ago than `retentionDays`. A lead that was not sent is never
 * deleted, however old.
 *
 * @returns the ids of what was deleted, or would be with `dryRun`.
 */
export async function purgeLeads(
  { store, clock }: LeadBackend,
  { retentionDays, dryRun = false }: { retentionDays: number; dryRun?: boolean },
): Promise<string[]> {
  const snapshot = await leadSnapshot(store.keys);
  const purged: string[] = [];
  for (const id of [...snapshot.sent].sort()) {
    const sentAt = await store.keys.get(`sent/${id}`);
    if (!sentAt || clock() - Date.parse(sentAt) <= retentionDays * day) continue;
    purged.push(id);
    if (dryRun) continue;
    const progress = await Promise.all(
      [`failed/${id}/`, `claims/${id}/`].map((prefix) => store.keys.list(prefix)),
    );
    // The record first and the mark last: a record without its mark would be mailed again.
    const keys = [
      `pending/${id}`,
      `quarantine/${id}`,
      ...progress.flat(),
      `dead/${id}`,
      `sent/${id}`,
    ];
    for (const key of keys) await store.keys.remove(key);
  }
  return purged;
}
