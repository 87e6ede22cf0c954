import joursFeries from "@socialgouv/jours-feries";
import type { Temporal } from "temporal-polyfill";

const years = new Map<number, ReadonlySet<string>>();

/** Whether a day is a public holiday in France (metropolitan, without Alsace and Moselle). */
export function isHoliday(day: Temporal.PlainDate): boolean {
  const known = years.get(day.year) ?? holidaysOf(day.year);
  years.set(day.year, known);
  return known.has(day.toString());
}

/**
 * Holidays of a year as `2026-12-25`. The library counts days of 24 hours from a midnight of this
 * machine's zone; at noon we are on the right day also where a clock change lies between.
 */
function holidaysOf(year: number): ReadonlySet<string> {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return new Set(
    Object.values(joursFeries(year)).map((midnight) => {
      const day = new Date(midnight.getTime() + 12 * 60 * 60 * 1000);
      return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
    }),
  );
}
