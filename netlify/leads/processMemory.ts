import { isRefusal } from "../database/connection";
import type { SendOutcome } from "../mail/sendOutcome";
import { logEvent } from "./logEvent";

/**
 * What the database still has to be told, because it was away when it happened. Kept in this
 * process only: if it ends, mails may be sent a second time, but nothing is lost.
 */
export interface PendingWrites {
  /** Does a write that may be repeated, now or as soon as the database is back. Never rejects. */
  write(name: string, write: () => Promise<void>): Promise<void>;
  /** Tries to do what is left. Never rejects. */
  flush(): Promise<void>;
}

export function pendingWrites(): PendingWrites {
  const left = new Map<string, () => Promise<void>>();
  let flushing: Promise<void> | undefined;

  /** False while the database is away. */
  async function attempt(name: string, write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
    } catch (error) {
      if (!isRefusal(error)) return false;
      logEvent("late-write-refused", { name });
    }
    if (left.get(name) === write) left.delete(name);
    return true;
  }

  async function flushAll(): Promise<void> {
    for (const [name, write] of left) {
      // The others would only wait for it too.
      if (!(await attempt(name, write))) return;
    }
  }

  return {
    async write(name, write) {
      left.set(name, write);
      await attempt(name, write);
    },
    flush() {
      flushing ??= flushAll().finally(() => (flushing = undefined));
      return flushing;
    },
  };
}

/**
 * What this process mails and has mailed. The outbox is the lasting memory; this covers the time in
 * which it cannot be written, so that a database that fails between a mail and its mark does not
 * lead this process to send the mail again.
 */
export interface Deliveries {
  /** Whether this process has delivered the mail. */
  has(messageId: string): boolean;
  /**
   * Sends a mail, unless this process is at it, or has done it and the database does not know yet:
   * the outcome is then that one's.
   */
  once(messageId: string, send: () => Promise<SendOutcome>): Promise<SendOutcome>;
  /** The database knows: from now on it says whether the mail is to be sent. */
  settle(messageId: string): void;
}

/** Remembered mails; far more than one process sends between two outages. */
const capacity = 20_000;

export function deliveries(): Deliveries {
  const delivered = new Set<string>();
  const unsettled = new Set<string>();
  const underWay = new Map<string, Promise<SendOutcome>>();
  return {
    has: (messageId) => delivered.has(messageId),
    settle: (messageId) => void unsettled.delete(messageId),
    async once(messageId, send) {
      if (unsettled.has(messageId)) return { status: "delivered" };
      const twin = underWay.get(messageId);
      if (twin) return twin;
      const sending = send().then((outcome) => {
        if (outcome.status === "delivered") {
          delivered.add(messageId);
          unsettled.add(messageId);
        }
        return outcome;
      });
      underWay.set(messageId, sending);
      try {
        return await sending;
      } finally {
        underWay.delete(messageId);
        const [oldest] = delivered;
        if (delivered.size > capacity && oldest !== undefined) delivered.delete(oldest);
      }
    },
  };
}
