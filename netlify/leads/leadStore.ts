import { pause } from "./clock";
import type { KeyValueStore } from "./keyValueStore";
import type { Lead } from "./lead";

/** A failed attempt to mail a lead, as told by its key. */
export interface FailedAttempt {
  attempt: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** Outcome of the send, and the SMTP code where the server gave one: `refused-451`. */
  reason: string;
}

/**
 * Leads and their progress, under these keys:
 *
 * - `pending/<id>`, `quarantine/<id>`: the record, written once, never changed;
 * - `claims/<id>/<n>`: attempt n is under way, or its process died;
 * - `failed/<id>/<n>-<time>-<reason>`: attempt n failed, so attempt n + 1 may come;
 * - `sent/<id>`: mailed; `dead/<id>`: given up after 72 hours. A record stays beside its markers.
 */
export interface LeadStore {
  keys: KeyValueStore;
  /** Stores a record. Tries again within `deadlineMs` milliseconds, then rejects. */
  write(kind: "pending" | "quarantine", lead: Lead, deadlineMs: number): Promise<void>;
  read(id: string, timeoutMs?: number): Promise<Lead | null>;
  readQuarantined(id: string): Promise<Lead | null>;
  markSent(id: string, sentAt: number): Promise<void>;
  isSent(id: string): Promise<boolean>;
  markFailed(id: string, failure: FailedAttempt): Promise<void>;
  markDead(id: string, now: number): Promise<void>;
}

/** `pauseMs`: wait between two tries of storing a record, in milliseconds. */
export function leadStore(keys: KeyValueStore, pauseMs: number): LeadStore {
  return {
    keys,
    async write(kind, lead, deadlineMs) {
      const deadline = performance.now() + deadlineMs;
      const record = JSON.stringify(lead);
      for (;;) {
        const left = deadline - performance.now();
        try {
          return await keys.put(`${kind}/${lead.id}`, record, Math.max(1, left));
        } catch (error) {
          if (deadline - performance.now() < 2 * pauseMs) throw error;
          await pause(pauseMs);
        }
      }
    },
    read: async (id, timeoutMs) => parseLead(await keys.get(`pending/${id}`, timeoutMs)),
    readQuarantined: async (id) => parseLead(await keys.get(`quarantine/${id}`)),
    markSent: (id, sentAt) => keys.put(`sent/${id}`, new Date(sentAt).toISOString()),
    isSent: async (id) => (await keys.get(`sent/${id}`)) !== null,
    markFailed: (id, { attempt, at, reason }) =>
      keys.put(`failed/${id}/${padded(attempt)}-${at}-${reason}`, "1"),
    markDead: (id, now) => keys.put(`dead/${id}`, new Date(now).toISOString()),
  };
}

/** Key of the claim on attempt `attempt` (0 is the direct one) of a lead. */
export function claimKey(id: string, attempt: number): string {
  return `claims/${id}/${padded(attempt)}`;
}

function padded(attempt: number): string {
  return String(attempt).padStart(4, "0");
}

function parseLead(record: string | null): Lead | null {
  // Only this module writes records, so their shape needs no further check.
  return record === null ? null : (JSON.parse(record) as Lead);
}
