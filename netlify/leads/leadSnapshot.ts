import type { KeyValueStore } from "./keyValueStore";
import type { FailedAttempt } from "./leadStore";

/** What the keys of the store say about every lead, without reading a record. */
export interface LeadSnapshot {
  pending: string[];
  quarantined: string[];
  sent: Set<string>;
  dead: Set<string>;
  /** Failed attempts by lead, in their order. */
  failed: Map<string, FailedAttempt[]>;
  /** Highest attempt number claimed, by lead. */
  claimed: Map<string, number>;
  /** Pending leads that are neither sent nor given up. */
  unsent: string[];
}

/** Lists the keys. Rejects when the store does not answer. */
export async function leadSnapshot(store: KeyValueStore): Promise<LeadSnapshot> {
  // Records first, marks after: a mark is never older than its record, so a lead that is mailed
  // between two listings is seen as sent, not as forgotten.
  const records = await Promise.all(
    ["pending/", "quarantine/"].map((prefix) => store.list(prefix)),
  );
  const marks = await Promise.all(
    ["sent/", "dead/", "failed/", "claims/"].map((prefix) => store.list(prefix)),
  );
  const [pending = [], quarantined = []] = records.map((keys) => keys.map(idOf));
  const [sent = [], dead = []] = marks.slice(0, 2).map((keys) => keys.map(idOf));
  const sentIds = new Set(sent);
  const deadIds = new Set(dead);
  return {
    pending,
    quarantined,
    sent: sentIds,
    dead: deadIds,
    failed: failedAttempts(marks[2] ?? []),
    claimed: highestClaims(marks[3] ?? []),
    unsent: pending.filter((id) => !sentIds.has(id) && !deadIds.has(id)),
  };
}

function idOf(key: string): string {
  return key.split("/")[1] ?? "";
}

function failedAttempts(keys: string[]): Map<string, FailedAttempt[]> {
  const attempts = new Map<string, FailedAttempt[]>();
  for (const key of [...keys].sort()) {
    const [, id = "", rest = ""] = key.split("/");
    const match = /^(\d+)-(\d+)-(.+)$/.exec(rest);
    if (!match) continue;
    const failure = { attempt: Number(match[1]), at: Number(match[2]), reason: match[3] ?? "" };
    attempts.set(id, [...(attempts.get(id) ?? []), failure]);
  }
  return attempts;
}

function highestClaims(keys: string[]): Map<string, number> {
  const claims = new Map<string, number>();
  for (const key of keys) {
    const [, id = "", attempt = "0"] = key.split("/");
    claims.set(id, Math.max(claims.get(id) ?? -1, Number(attempt)));
  }
  return claims;
}
