import { busyTimes } from "../calendars/busyTimes";
import type { Interval } from "../calendars/interval";

/** From midnight to midnight in Paris, in winter. */
export const between = (from: string, to: string) => ({
  start: Date.parse(`${from}T00:00:00+01:00`),
  end: Date.parse(`${to}T00:00:00+01:00`),
});

/** What a feed keeps busy, in words. */
export function told(feed: string, window: Interval): string[] {
  return inWords(busyTimes(feed, { window }, 10_000).busy);
}

/** Each as `2026-12-02T13:00 60` (start in UTC, minutes), once, in order. */
export const inWords = (times: Interval[]) => {
  const words = times.map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${(end - start) / 60_000}`,
  );
  return [...new Set(words)].sort();
};

/** A calendar of one event, or of more, with the same UID where they give none. */
export const wrapped = (...events: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//\n${events
    .map((event) => `BEGIN:VEVENT\n${/^UID/m.test(event) ? "" : "UID:a@b\n"}${event}\nEND:VEVENT\n`)
    .join("")}END:VCALENDAR\n`.replaceAll("\n", "\r\n");
