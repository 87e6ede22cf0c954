/** The current time, in milliseconds since the epoch. Passed in, so that tests own it. */
export type Clock = () => number;

/** ISO 8601, UTC. A time that no calendar knows spoils no list. */
export function isoTime(time: Date): string {
  return Number.isNaN(time.getTime()) ? "unknown" : time.toISOString();
}

/** Resolves after `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Marks that a promise did not settle in time. */
export const timedOut = Symbol("timed out");

/** The value of `work`, or `timedOut` after `ms` milliseconds. `work` itself goes on. */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
): Promise<Value | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
