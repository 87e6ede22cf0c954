import { setTimeout } from "node:timers/promises";

/** What functions do after their answer (`context.waitUntil`). */
export type BackgroundWork = ReturnType<typeof backgroundWork>;

export function backgroundWork() {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(work: Promise<unknown>): void {
      const settled = work
        .catch((error: unknown) => console.error("Work after an answer failed:", error))
        .finally(() => underWay.delete(settled));
      underWay.add(settled);
    },
    /** Waits for what is under way, at most `limitMs` milliseconds. */
    async finish(limitMs: number): Promise<void> {
      await Promise.race([Promise.all(underWay), setTimeout(limitMs, undefined, { ref: false })]);
    },
  };
}
