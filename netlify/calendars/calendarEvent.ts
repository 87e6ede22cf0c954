import ICAL from "ical.js";

import { readComponent } from "./component";
import type { Interval } from "./interval";
import { paris, type zonesOf } from "./zones";

const day = 24 * 60 * 60_000;

/**
 * Reads a VEVENT, with its times in their zones.
 *
 * @throws when a time or a rule in it is none.
 */
export function readEvent(text: string, zoneOf: ReturnType<typeof zonesOf>): ICAL.Component {
  const component = readComponent(text);
  for (const property of component.getAllProperties()) {
    const tzid = property.getFirstParameter("tzid");
    for (const value of property.getValues()) {
      const isTime = value instanceof ICAL.Time && !value.isDate;
      if (isTime && value.zone !== ICAL.Timezone.utcTimezone) value.zone = zoneOf(tzid ?? "");
    }
  }
  return component;
}

/** Whether an event is repeated. */
export const isSeries = (component: ICAL.Component) =>
  component.hasProperty("rrule") || component.hasProperty("rdate");

/**
 * When an event takes its owner's time in a window, and some times beyond it.
 *
 * @param exceptions the events that replace times of a series.
 * @param email the address by which the owner is invited: what they declined leaves them free.
 * @throws when it has no start, or a rule is absurd.
 */
export function* busyTimesOf(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  window: Interval,
  email?: string,
): Generator<Interval> {
  const event = new ICAL.Event(component);
  if (!isSeries(component)) {
    // What was moved takes place on its own, wherever it was moved from.
    if (isBusy(component, email)) yield takenBy(event, event.startDate, event.endDate);
    return;
  }
  for (const exception of exceptions) event.relateException(exception);
  for (const start of startsOf(event, window)) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(start);
    if (isBusy(item.component, email)) yield takenBy(item, startDate, endDate);
  }
}

/** Tentative events take their owner's time. */
function isBusy(component: ICAL.Component, email = ""): boolean {
  const word = (name: string) => String(component.getFirstPropertyValue(name)).toUpperCase();
  const isOwner = (address: unknown) =>
    [email, `mailto:${email}`].includes(String(address).toLowerCase());
  const declined = component.getAllProperties("attendee");
  return (
    word("status") !== "CANCELLED" &&
    word("transp") !== "TRANSPARENT" &&
    !/^(?:FREE|WORKINGELSEWHERE)$/.test(word("x-microsoft-cdo-busystatus")) &&
    !declined.some((a) => isOwner(a.getFirstValue()) || isOwner(a.getFirstParameter("email")))
  );
}

/** With the journey that Apple's calendars put before an event. A day lasts a day, whatever its end says. */
function takenBy({ component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Interval {
  const journey = component.getFirstPropertyValue("x-apple-travel-duration");
  const before = journey instanceof ICAL.Duration ? journey.toSeconds() * 1000 : 0;
  const from = instantOf(start);
  return { start: from - before, end: Math.max(instantOf(end), from + (start.isDate ? day : 0)) };
}

/** In milliseconds since the epoch. */
export function instantOf(time: ICAL.Time): number {
  const placed = time.clone();
  if (time.zone === ICAL.Timezone.localTimezone) placed.zone = paris;
  return placed.toUnixTime() * 1000;
}

/**
 * When a series begins. `RecurExpansion` leaves out the first time where only dates are given, and misses days left
 * out after one that was no time of the series.
 */
function* startsOf({ component, startDate: first, duration }: ICAL.Event, window: Interval) {
  const timesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => property.getValues() as ICAL.Time[]);
  const leftOut = new Set(timesOf("exdate").map((time) => time.toUnixTime()));
  const isLeftOut = (time: ICAL.Time) => leftOut.has(time.toUnixTime());
  yield* [first, ...timesOf("rdate")].filter((time) => !isLeftOut(time));
  // Days are compared in the zone of the series.
  const reach = 2 * day + duration.toSeconds() * 1000;
  const dayOf = (time: ICAL.Time) => Date.UTC(time.year, time.month - 1, time.day);
  for (const property of component.getAllProperties("rrule")) {
    const rule = (property.getFirstValue() as ICAL.Recur).clone();
    if (rule.parts.BYWEEKNO) throw new Error("ical.js finds no weeks of a year");
    if (rule.until) rule.until = onClocks(rule.until, first);
    // Past years are not counted through where nothing counts them.
    const step = rule.interval * ({ DAILY: 1, WEEKLY: 7 }[rule.freq as string] ?? Infinity);
    const steps = Math.floor((window.start - reach - dayOf(first)) / day / step);
    // By the clocks there: what needs no zone takes a tenth of the time.
    const start = Object.assign(first.clone(), { zone: ICAL.Timezone.utcTimezone });
    if (steps > 0 && !rule.count) start.adjust(steps * step, 0, 0, 0);
    const years = new Date(window.start - reach).getUTCFullYear() - 1 - first.year;
    if (/^(MONTH|YEAR)LY$/.test(rule.freq) && !rule.count && years > 0 && first.day < 29)
      start.year += Math.floor(years / rule.interval) * rule.interval;
    const times = rule.iterator(start);
    for (let time = times.next(); time; time = times.next()) {
      if (dayOf(time) > window.end + reach) break;
      if (dayOf(time) < window.start - reach) continue;
      const found = Object.assign(time.clone(), { zone: first.zone });
      if (!isLeftOut(found)) yield found;
    }
  }
}

/** The end of a rule by the clocks of its series. One that is a day means all of it. */
function onClocks(until: ICAL.Time, first: ICAL.Time): ICAL.Time {
  const end = until.convertToZone(first.zone);
  if (end.isDate && !first.isDate)
    Object.assign(end, { isDate: false, hour: 23, minute: 59, second: 59 });
  end.zone = ICAL.Timezone.utcTimezone;
  return end;
}
