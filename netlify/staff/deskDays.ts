import { Temporal } from "temporal-polyfill";

import { parisMidnight } from "../appointments/parisTime";

/** Whether a text is a day of the calendar, `2026-11-23`, in a year that makes sense. */
export function isCalendarDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString() === text;
  } catch {
    return false;
  }
}

/** The day some days after another one. */
export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** When a day begins in Paris, in milliseconds. */
export const beginningOf = (day: string): number => parisMidnight(Temporal.PlainDate.from(day));
