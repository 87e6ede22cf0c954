/**
 * What this process has mailed. The store's `sent/<id>` marker is the lasting memory; the ledger
 * covers the time in which that marker cannot be written, so that a store that fails between a
 * mail and its marker does not lead this process to mail the lead again.
 */
export interface SentLedger {
  /** Whether this process has mailed the lead. */
  hasSent(id: string): boolean;
  /** Whether this process is mailing the lead, or has mailed it and the store does not know yet. */
  isEngaged(id: string): boolean;
  /** Counts the lead as being mailed until the outcome is known. */
  whileMailing<Value>(id: string, mailing: () => Promise<Value>): Promise<Value>;
  /** Settles, never rejects, when this process is not (or no longer) mailing the lead. */
  whenIdle(id: string): Promise<void>;
  /** Remembers a delivered mail. `unmarked` holds what must still be written to the store. */
  add(id: string, unmarked: () => Promise<void>): void;
  /** The mark of this lead is in the store. */
  settle(id: string): void;
  /** Tries again to write every missing mark. Never rejects. */
  flush(): Promise<void>;
}

/** Remembered ids; far more than one process mails between two outages. */
const capacity = 20_000;

export function sentLedger(): SentLedger {
  const known = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  const missing = new Map<string, () => Promise<void>>();
  return {
    hasSent: (id) => known.has(id),
    isEngaged: (id) => underWay.has(id) || missing.has(id),
    async whileMailing(id, mailing) {
      const work = mailing();
      const settled = work.then(
        () => undefined,
        () => undefined,
      );
      underWay.set(id, settled);
      return work.finally(() => {
        if (underWay.get(id) === settled) underWay.delete(id);
      });
    },
    whenIdle: async (id) => underWay.get(id),
    add(id, unmarked) {
      known.add(id);
      missing.set(id, unmarked);
      for (const oldest of known) {
        if (known.size <= capacity) break;
        if (!missing.has(oldest)) known.delete(oldest);
      }
    },
    settle: (id) => void missing.delete(id),
    async flush() {
      for (const [id, mark] of missing) {
        try {
          await mark();
          missing.delete(id);
        } catch {
          return; // The store is still away: the others would only wait for it too.
        }
      }
    },
  };
}
