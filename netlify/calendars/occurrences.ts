import ICAL from "ical.js";

import type { Interval } from "./interval";
import { instantOf } from "./calendarZones";

const day = 24 * 60 * 60 * 1000;

/**
 * Starts of the times of a repeated event in a window, in milliseconds since the epoch, in no order
 * and some of them more than once.
 *
 * @param left how many more steps the rules may take; counted down.
 * @throws when they are used up.
 */
export function* occurrences(
  component: ICAL.Component,
  window: Interval,
  left: { steps: number },
): Generator<number> {
  const first = component.getFirstPropertyValue("dtstart");
  if (!(first instanceof ICAL.Time)) return;
  const leftOut = timesOf(component, "exdate");
  const instants = new Set(leftOut.filter(({ isDate }) => isDate === first.isDate).map(instantOf));
  const days = new Set(leftOut.filter(({ isDate }) => isDate).map(dayOf));
  const isLeftOut = (time: ICAL.Time) => instants.has(instantOf(time)) || days.has(dayOf(time));

  const extra = timesOf(component, "rdate");
  for (const time of [first, ...extra]) {
    if (!isLeftOut(time) && instantOf(time) < window.end) yield instantOf(time);
  }
  for (const rule of rulesOf(component)) {
    // Rules count on the wall clock, and much faster where no zone has to be asked at each step.
    rule.until = rule.until && wallUntil(rule.until, first);
    const start = startNear(rule, inZone(first, ICAL.Timezone.localTimezone), window.start - day);
    const iterator = bounded(rule.iterator(start), left);
    for (let wall = iterator.next(); wall; wall = iterator.next()) {
      // No clock is a day off: what is long past needs no zone either.
      if (wall.toUnixTime() * 1000 < window.start - day) continue;
      const time = inZone(wall, first.zone);
      if (instantOf(time) >= window.end) break;
      if (!isLeftOut(time)) yield instantOf(time);
    }
  }
}

/** Seconds between two steps of a rule whose steps are all of one length. */
const stepLengths = new Map([
  ["WEEKLY", 604_800],
  ["DAILY", 86_400],
  ["HOURLY", 3_600],
  ["MINUTELY", 60],
  ["SECONDLY", 1],
]);

/** Where a rule may as well begin to find what comes after an instant: whole steps after its start. */
function startNear(rule: ICAL.Recur, first: ICAL.Time, instant: number): ICAL.Time {
  const length = (stepLengths.get(rule.freq) ?? 0) * rule.interval;
  if (length === 0 || rule.count) return first;
  const steps = Math.floor((instant / 1000 - first.toUnixTime()) / length) - 1;
  if (steps <= 0) return first;
  const seconds = steps * length;
  const near = first.clone();
  near.adjust(Math.floor(seconds / 86_400), 0, 0, seconds % 86_400);
  return near;
}

/** The same figures on a clock of another zone. */
function inZone(time: ICAL.Time, zone: ICAL.Timezone): ICAL.Time {
  const { year, month, day, hour, minute, second, isDate } = time;
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, zone);
}

/** The end of a rule on the wall clock of its event. A last day means all of it. */
function wallUntil(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  const end = until.clone();
  if (end.isDate && !start.isDate) {
    const { year, month, day } = end;
    return new ICAL.Time(
      { year, month, day, hour: 23, minute: 59, second: 59, isDate: false },
      ICAL.Timezone.localTimezone,
    );
  }
  const isFloating = end.isDate || end.zone === ICAL.Timezone.localTimezone;
  return inZone(isFloating ? end : end.convertToZone(start.zone), ICAL.Timezone.localTimezone);
}

/** Whether a series ended before an instant: most of those in an old calendar did. */
export function isOver(component: ICAL.Component, once: Interval, instant: number): boolean {
  if (component.hasProperty("rdate")) return false;
  const length = once.end - once.start;
  return rulesOf(component).every(
    ({ until }) => until && instantOf(until) + length + 2 * day < instant,
  );
}

/** A rule whose days never come looks for them inside one step: each look counts. */
function bounded(iterator: ICAL.RecurIterator, left: { steps: number }): ICAL.RecurIterator {
  const check = iterator.check_contracting_rules.bind(iterator);
  iterator.check_contracting_rules = () => {
    if (--left.steps < 0) throw new Error("too many occurrences");
    return check();
  };
  return iterator;
}

function rulesOf(component: ICAL.Component): ICAL.Recur[] {
  return component
    .getAllProperties("rrule")
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur);
}

/** All times of a property, which may stand several times and hold several each. */
function timesOf(component: ICAL.Component, name: string): ICAL.Time[] {
  return component
    .getAllProperties(name)
    .flatMap((property): unknown[] => property.getValues())
    .filter((value) => value instanceof ICAL.Time);
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${month}-${day}`;
}
