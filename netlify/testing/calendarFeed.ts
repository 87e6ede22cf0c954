import { busyTimes } from "../calendars/busyTimes";

/** From midnight to midnight in Paris, in winter. */
export const between = (from: string, to: string) => ({
  start: Date.parse(`${from}T00:00:00+01:00`),
  end: Date.parse(`${to}T00:00:00+01:00`),
});

/** What a feed keeps busy, as `2026-12-02T13:00 60` (start in UTC, minutes). */
export function told(feed: string, window: { start: number; end: number }): string[] {
  return busyTimes(feed, window).map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${(end - start) / 60_000}`,
  );
}

/** A calendar of one event, or of more with the same UID. */
export const wrapped = (...events: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//\n${events
    .map((event) => `BEGIN:VEVENT\nUID:a@b\n${event}\nEND:VEVENT\n`)
    .join("")}END:VCALENDAR\n`.replaceAll("\n", "\r\n");
