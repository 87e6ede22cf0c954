import { addDays, dayOf, isDay, mondayOf } from "../time/dates";

/** Names of the parameters. */
export const DAY = "jour";
export const SPAN = "affichage";
export const APPOINTMENT = "rdv";

/** How much the calendar shows. */
export const spans = ["jour", "semaine"] as const;
export type Span = (typeof spans)[number];

/** Where in the calendar an address is: its first day, and how many. @param now in milliseconds */
export const readPlace = (address: URLSearchParams, now: number) => {
  const span: Span = address.get(SPAN) === "jour" ? "jour" : "semaine";
  const named = address.get(DAY);
  const day = isDay(named) ? named : dayOf(now);
  const length = span === "jour" ? 1 : 7;
  const from = span === "jour" ? day : mondayOf(day);
  return {
    span,
    day,
    from,
    days: Array.from({ length }, (_, index) => addDays(from, index)),
    before: addDays(day, -length),
    after: addDays(day, length),
  };
};
