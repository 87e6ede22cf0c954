/** A stretch of time, from `start` to before `end`, in milliseconds since the epoch. */
export interface Interval {
  start: number;
  end: number;
}

/** Whether two stretches share a moment. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}
