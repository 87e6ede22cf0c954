import type { FailedAttempt } from "./leadStore";

const minute = 60_000;
const hour = 60 * minute;

/** After this long a lead that cannot be mailed is given up and reported, in milliseconds. */
export const deadAfter = 72 * hour;

/** Longest wait between two attempts, in milliseconds. */
const longestDelay = hour;

/**
 * How long a claim without a result is respected, in milliseconds: well beyond the time in which
 * its owner can still be sending (budget, acknowledgement and marking together stay under 30 s).
 */
export const claimLifetime = 2 * minute;

/** When the next attempt is due (milliseconds since the epoch): 5 min, doubled, at most 1 h. */
export function nextAttemptAt(failed: FailedAttempt[]): number {
  const last = failed.at(-1);
  if (!last) return 0;
  const delay = Math.min(5 * minute * 2 ** (failed.length - 1), longestDelay);
  return last.at + delay;
}

/** Whether the moment has come; a clock that was set back does not postpone it for long. */
export function isDue(failed: FailedAttempt[], now: number): boolean {
  const last = failed.at(-1);
  return !last || now >= nextAttemptAt(failed) || last.at - now > longestDelay;
}

/** Whether a claim made at `at` still binds. Clocks differ, so it may lie in the future. */
export function isClaimAlive(at: number, now: number): boolean {
  return Math.abs(now - at) < claimLifetime;
}
