import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

import { propertiesOf } from "./calendarText";
import { after, type CalendarTime, isOneOf, timeFrom, timesOf, withWall } from "./calendarTime";
import type { Interval } from "./interval";
import type { ZoneOf } from "./zones";

const day = 24 * 60 * 60 * 1000;

/** An event of a calendar; `start` and `end` are those of its first time, with the way there. */
export interface CalendarEvent extends Interval {
  first: CalendarTime;
  /** Whether it takes its owner's time: tentative ones do. */
  isBusy: boolean;
  /** RRULE, RDATE and EXDATE. */
  rules: string[];
  added: CalendarTime[];
  leftOut: CalendarTime[];
  /** The time of a series that it replaces (RECURRENCE-ID), or all from then on (THISANDFUTURE). */
  replaces?: CalendarTime;
  isForRest: boolean;
}

/**
 * Reads a VEVENT. It lasts to its end, for its length, or to the end of the day where it has neither; Apple's
 * calendars put a journey before it.
 *
 * @param email the address by which the owner is invited: what they declined leaves them free.
 * @throws when a time in it is none.
 */
export function calendarEvent(text: string, zoneOf: ZoneOf, email?: string): CalendarEvent {
  const wordOf = (name: string) => propertiesOf(text, name)[0]?.value.toUpperCase() ?? "";
  const [id] = propertiesOf(text, "RECURRENCE-ID");
  const [replaces] = timesOf(text, "RECURRENCE-ID", zoneOf);
  const [first = replaces] = timesOf(text, "DTSTART", zoneOf);
  if (!first) throw new Error("an event without a start");
  const [last] = timesOf(text, "DTEND", zoneOf);
  const length = wordOf("DURATION");
  const journey = wordOf("X-APPLE-TRAVEL-DURATION");
  const end = (last ?? (length ? after(first, length) : first)).instant;
  const isEmptyDay = first.isDay && end <= first.instant;
  const isOwner = (address = "") => address.toLowerCase() === email?.toLowerCase();
  const isDeclined = propertiesOf(text, "ATTENDEE").some(
    ({ value, parameter }) =>
      /^DECLINED\b/i.test(parameter("PARTSTAT") ?? "") &&
      (isOwner(value) || isOwner(parameter("EMAIL"))),
  );
  return {
    first,
    start: first.instant - (journey ? after(first, journey).instant - first.instant : 0),
    end: Math.max(first.instant, isEmptyDay ? after(first, "P1D").instant : end),
    isBusy:
      wordOf("STATUS") !== "CANCELLED" &&
      wordOf("TRANSP") !== "TRANSPARENT" &&
      !/^(?:FREE|WORKINGELSEWHERE)$/.test(wordOf("X-MICROSOFT-CDO-BUSYSTATUS")) &&
      !isDeclined,
    rules: propertiesOf(text, "RRULE").map(({ value }) => value),
    added: timesOf(text, "RDATE", zoneOf),
    leftOut: timesOf(text, "EXDATE", zoneOf),
    replaces,
    isForRest: /^THISANDFUTURE$/i.test(id?.parameter("RANGE") ?? ""),
  };
}

const isRepeated = ({ rules, added }: CalendarEvent) => rules.length + added.length > 0;

/**
 * When an event takes its owner's time in a window, and some times beyond it.
 *
 * @param others the events with the same UID: they may replace times of a series.
 * @throws when a rule cannot be read, or would take too long; what else the event says comes before.
 */
export function* busyTimesOf(
  event: CalendarEvent,
  others: CalendarEvent[],
  window: Interval,
): Generator<Interval> {
  const { first, start, end, leftOut } = event;
  if (!event.isBusy) return;
  // What was moved takes place on its own, wherever it was moved from.
  if (!isRepeated(event)) return yield { start, end };
  // Outlook's copies of a series replace no time of one another.
  const changes = others.flatMap((other) =>
    other.replaces && !(event.replaces && isRepeated(other))
      ? [{ ...other, from: other.replaces }]
      : [],
  );
  const isReplaced = isOneOf([...leftOut, ...changes.map(({ from }) => from)]);
  // Where a day alone is named, its time is the one that the series has.
  const timeOfDay = first.wall.toPlainTime();
  const rests = changes
    .filter(({ isForRest }) => isForRest)
    .map((rest) => {
      const { from } = rest;
      const at = from.isDay ? first.zone(from.wall.withPlainTime(timeOfDay)) : from.instant;
      return { at, shift: rest.start - at, length: rest.end - rest.start, isBusy: rest.isBusy };
    })
    .sort((a, b) => a.at - b.at);
  const reach = Math.max(
    end - start,
    ...rests.map(({ shift, length }) => Math.abs(shift) + length),
  );
  const wide = { start: window.start - reach, end: window.end + reach };
  for (const time of occurrences(event, wide)) {
    if (isReplaced(time)) continue;
    const rest = rests.findLast(({ at }) => at < time.instant);
    if (!rest) {
      const before = first.instant - start;
      yield { start: time.instant - before, end: time.end ?? time.instant + end - first.instant };
    } else if (rest.isBusy) {
      const moved = time.instant + rest.shift;
      yield { start: moved, end: moved + rest.length };
    }
  }
}

/** The times at which a repeated event begins in a window, and some beyond it, some more than once. */
function* occurrences({ first, added, rules }: CalendarEvent, window: Interval) {
  yield first;
  yield* added;
  for (const rule of rules) yield* timesOfRule(rule, first, window);
}

/** Times that one rule may look at, so that an absurd one ends. */
const maxIterations = 100_000;

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
  // BYWEEKNO without a day: RFC 5545 takes the day of the start, rrule-temporal 2.2.8 the day beside it.
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
