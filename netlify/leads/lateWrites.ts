import { isRefusal } from "../database/connection";
import { logEvent } from "./logEvent";

/**
 * What the database still has to be told, because it was away when it happened. Kept in this
 * process only: if it ends, mails may be sent a second time, but nothing is lost.
 */
export interface LateWrites {
  /** Does a write that may be repeated, now or as soon as the database is back. Never rejects. */
  write(name: string, write: () => Promise<void>): Promise<void>;
  /** Tries to do what is left. Never rejects. */
  flush(): Promise<void>;
}

export function lateWrites(): LateWrites {
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
