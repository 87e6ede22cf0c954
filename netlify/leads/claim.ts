import type { Budgets } from "./budgets";
import { pause } from "./clock";
import type { KeyValueStore } from "./keyValueStore";

/**
 * Tries to become the only one allowed to do what `key` stands for.
 *
 * `won` is certain: the key holds our token, which nobody else ever writes and nobody overwrites.
 * `lost`: someone else holds it. `unknown`: the store failed, and the claim may or may not be ours;
 * the caller then leaves the work to a later claim.
 */
export async function claim(
  store: KeyValueStore,
  key: string,
  token: string,
  { lookup, claimSettle }: Budgets,
): Promise<"won" | "lost" | "unknown"> {
  const opened = await openClaim(store, key, token, lookup);
  return confirmClaim(store, key, token, opened, claimSettle);
}

/** First half of a claim: writes the token where the key is free. */
export function openClaim(
  store: KeyValueStore,
  key: string,
  token: string,
  timeoutMs: number,
): Promise<"created" | "exists" | "unknown"> {
  return store.putIfNew(key, token, timeoutMs).catch(() => "unknown" as const);
}

/**
 * Second half: reads it back, after `settleMs`. The real service creates keys atomically; the local
 * emulator checks and then renames, a window of a few milliseconds in which two processes can both
 * be told that they created the key. After the pause both renames are done, and reading back shows
 * each of them the same winner. A write that failed may have been done too: reading back tells.
 */
export async function confirmClaim(
  store: KeyValueStore,
  key: string,
  token: string,
  opened: "created" | "exists" | "unknown",
  settleMs: number,
): Promise<"won" | "lost" | "unknown"> {
  if (opened === "exists") return "lost";
  await pause(settleMs);
  const holder = await store.get(key).catch(() => null);
  if (holder === null) return "unknown";
  return holder === token ? "won" : "lost";
}
