import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

import { after, type CalendarTime, timeFrom, timesOf, withWall } from "./calendarTime";
import { propertiesOf, wordOf } from "./components";
import type { Interval } from "./interval";
import type { ZoneOf } from "./zones";

const day = 24 * 60 * 60 * 1000;

/** Times that one rule may look at: an absurd one must not keep us busy for ever. */
const maxIterations = 100_000;

/** Whether an event takes its owner's time: tentative ones do. */
export function isBusy(event: string, email: string | undefined): boolean {
  const isOwner = (address = "") => address.toLowerCase() === email?.toLowerCase();
  return (
    wordOf(event, "STATUS") !== "CANCELLED" &&
    wordOf(event, "TRANSP") !== "TRANSPARENT" &&
    !/^(?:FREE|WORKINGELSEWHERE)$/.test(wordOf(event, "X-MICROSOFT-CDO-BUSYSTATUS")) &&
    !propertiesOf(event, "ATTENDEE").some(
      ({ value, parameter }) =>
        /^DECLINED\b/i.test(parameter("PARTSTAT") ?? "") &&
        (isOwner(value) || isOwner(parameter("EMAIL"))),
    )
  );
}

export function isRepeated(event: string): boolean {
  return /^(?:RRULE|RDATE)[;:]/im.test(event);
}

/**
 * When an event takes place the first time: to its end, for its length, or to the end of the day where
 * it has neither; with the journey that Apple's calendars put before it.
 */
export function timeOf(event: string, zoneOf: ZoneOf): Interval & { first: CalendarTime } {
  const [first] = timesOf(event, "DTSTART", zoneOf);
  if (!first) throw new Error("an event without a start");
  const [last] = timesOf(event, "DTEND", zoneOf);
  const length = wordOf(event, "DURATION");
  const journey = wordOf(event, "X-APPLE-TRAVEL-DURATION");
  const end = (last ?? (length ? after(first, length) : first)).instant;
  const isEmptyDay = first.isDay && end <= first.instant;
  return {
    first,
    start: first.instant - (journey ? after(first, journey).instant - first.instant : 0),
    end: Math.max(first.instant, isEmptyDay ? after(first, "P1D").instant : end),
  };
}

/**
 * The times at which a repeated event begins in a window, and some beyond it, some more than once.
 *
 * @throws when a rule cannot be read, or would take too long; what others say has come before.
 */
export function* occurrences(
  event: string,
  first: CalendarTime,
  window: Interval,
  zoneOf: ZoneOf,
): Generator<CalendarTime> {
  const isLeftOut = isOneOf(timesOf(event, "EXDATE", zoneOf));
  const isKept = (time: CalendarTime) => !isLeftOut(time);
  yield* [first, ...timesOf(event, "RDATE", zoneOf)].filter(isKept);
  for (const { value } of propertiesOf(event, "RRULE")) {
    yield* timesOfRule(value, first, window).filter(isKept);
  }
}

/** Rules count on the wall clock: there each day has 24 hours. */
function timesOfRule(rule: string, first: CalendarTime, window: Interval): CalendarTime[] {
  const parts = rule.toUpperCase().replace(/\s/g, "").split(";");
  const end = parts.find((part) => part.startsWith("UNTIL="))?.slice(6);
  const last = end ? timeFrom(end, first.zone) : undefined;
  // A last day means all of it.
  const until = last ? (last.isDay ? after(last, "P1D").instant - 1 : last.instant) : Infinity;
  const dtstart = first.wall.toZonedDateTime("UTC");
  const from = Math.max(window.start - day, dtstart.epochMilliseconds);
  const to = Math.min(window.end, until) + day;
  if (from > to) return [];
  // rrule-temporal 2.2.8 takes a neighbour of the start's day of the week, which the week stands for.
  if (
    /BYWEEKNO=[+-]?([1-9]|[1-4]\d|5[0-3])(?!\d)/i.test(rule) &&
    !/BY(?:MONTH|YEAR)?DAY/i.test(rule)
  ) {
    parts.push(`BYDAY=${"MO TU WE TH FR SA SU".split(" ")[first.wall.dayOfWeek - 1]}`);
  }
  const kept = parts.filter((part) => /=./.test(part) && !part.startsWith("UNTIL="));
  return new RRuleTemporal({ rruleString: `RRULE:${kept.join(";")}`, dtstart, maxIterations })
    .between(new Date(from), new Date(to), true)
    .map(({ epochMilliseconds }) => Temporal.Instant.fromEpochMilliseconds(epochMilliseconds))
    .map((instant) => withWall(first, instant.toZonedDateTimeISO("UTC").toPlainDateTime()))
    .filter(({ instant }) => instant <= until);
}

/** Whether a time is at the same instant as one of a list, or on its day where one of both is a day. */
export function isOneOf(listed: CalendarTime[]): (time: CalendarTime) => boolean {
  const dateOf = ({ wall }: CalendarTime) => wall.toPlainDate().toString();
  const instants = new Set(listed.map(({ instant }) => instant));
  const dates = new Set(listed.map(dateOf));
  const days = new Set(listed.filter(({ isDay }) => isDay).map(dateOf));
  return (time) => instants.has(time.instant) || (time.isDay ? dates : days).has(dateOf(time));
}
