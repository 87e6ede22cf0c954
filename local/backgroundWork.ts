/** What functions do after their answer (`context.waitUntil`). */
export interface BackgroundWork {
  add(work: Promise<unknown>): void;
  /** Waits for what is under way, at most `limitMs` milliseconds. */
  finish(limitMs: number): Promise<void>;
}

export function backgroundWork(): BackgroundWork {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(work) {
      const settled = work
        .catch((error: unknown) => console.error("Work after an answer failed:", error))
        .finally(() => underWay.delete(settled));
      underWay.add(settled);
    },
    async finish(limitMs) {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
      await Promise.race([Promise.all(underWay), limit]);
      clearTimeout(timer);
    },
  };
}
