import { isRefusal } from "../database/connection";
import { logEvent } from "./logEvent";

/**
 * What the database still has to be told, because it was away when it happened. Kept in this
 * process only: if it ends, mails may be sent a second time, but nothing is lost.
 */
export interface LateWrites {
  /** Remembers a write that may be repeated. A second one of the same name takes its place. */
  add(name: string, write: () => Promise<void>): void;
  /** Tries to do what is left. Never rejects. */
  flush(): Promise<void>;
}

export function lateWrites(): LateWrites {
  const left = new Map<string, () => Promise<void>>();
  return {
    add: (name, write) => void left.set(name, write),
    async flush() {
      for (const [name, write] of left) {
        try {
          await write();
          if (left.get(name) === write) left.delete(name);
        } catch (error) {
          // The database is still away: the others would only wait for it too.
          if (!isRefusal(error)) return;
          left.delete(name);
          logEvent("late-write-refused", { name });
        }
      }
    },
  };
}
