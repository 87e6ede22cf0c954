import ICAL from "ical.js";

import { eventsNear } from "./eventsNear";
import { type Interval, overlaps } from "./interval";
import { instantOf, knowZones } from "./calendarZones";
import { isOver, occurrences } from "./occurrences";

/** Steps that the rules of one calendar may take: an absurd one must not keep us busy for ever. */
const mostSteps = 100_000;

/**
 * When the owner of a calendar is busy within a window: repetitions, exceptions, all-day and floating
 * times included; free and cancelled events left out, tentative ones kept.
 *
 * @param feed an iCalendar file.
 * @param isOwn tells by its UID an event that came from us: the database knows better.
 * @throws when it is none, is broken, or would take too long.
 */
export function busyTimes(
  feed: string,
  window: Interval,
  isOwn: (uid: string) => boolean = () => false,
): Interval[] {
  if (!feed.includes("BEGIN:VCALENDAR")) throw new Error("not a calendar");
  const parsed = ICAL.parse(eventsNear(feed, window));
  const calendars = (typeof parsed[0] === "string" ? [parsed] : parsed) as [string, ...unknown[]][];
  const busy: Interval[] = [];
  const left = { steps: mostSteps };
  for (const data of calendars) {
    const calendar = new ICAL.Component(data);
    if (calendar.name !== "vcalendar") continue;
    knowZones(calendar);
    for (const series of seriesOf(calendar, isOwn)) {
      for (const time of busyTimesOf(series, window, left)) {
        if (overlaps(time, window)) busy.push(time);
      }
    }
  }
  return merged(busy);
}

/** Events with one UID: those that say when it happens, and those that change one time of it. */
interface Series {
  masters: ICAL.Component[];
  exceptions: ICAL.Component[];
}

function seriesOf(calendar: ICAL.Component, isOwn: (uid: string) => boolean): Iterable<Series> {
  const byUid = new Map<string, Series>();
  calendar.getAllSubcomponents("vevent").forEach((component, index) => {
    const uid = String(component.getFirstPropertyValue("uid") ?? `without-uid-${index}`);
    if (isOwn(uid)) return;
    const series = byUid.get(uid) ?? { masters: [], exceptions: [] };
    byUid.set(uid, series);
    if (component.hasProperty("recurrence-id")) series.exceptions.push(component);
    else series.masters.push(component);
  });
  return byUid.values();
}

function* busyTimesOf(
  { masters, exceptions }: Series,
  window: Interval,
  left: { steps: number },
): Generator<Interval> {
  // What was moved stands by itself, wherever it was moved from.
  for (const component of exceptions) {
    if (isBusy(component)) yield timeOf(component);
  }
  const moved = new Set(
    exceptions.map((component) => {
      const from = component.getFirstPropertyValue("recurrence-id");
      return from instanceof ICAL.Time ? instantOf(from) : undefined;
    }),
  );
  for (const component of masters) {
    if (!isBusy(component)) continue;
    const once = timeOf(component);
    if (!component.hasProperty("rrule") && !component.hasProperty("rdate")) {
      yield once;
      continue;
    }
    if (isOver(component, once, window.start)) continue;
    const length = once.end - once.start;
    for (const start of occurrences(
      component,
      { start: window.start - length, end: window.end },
      left,
    )) {
      if (!moved.has(start)) yield { start, end: start + length };
    }
  }
}

function isBusy(component: ICAL.Component): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return (
    value("status") !== "CANCELLED" &&
    value("transp") !== "TRANSPARENT" &&
    value("x-microsoft-cdo-busystatus") !== "FREE"
  );
}

/** From the start to the end, to the end of the duration, or of the day where there is neither. */
function timeOf(component: ICAL.Component): Interval {
  const first = component.getFirstPropertyValue("dtstart");
  if (!(first instanceof ICAL.Time)) throw new Error("an event without a start");
  const start = instantOf(first);
  const last = component.getFirstPropertyValue("dtend");
  if (last instanceof ICAL.Time) return { start, end: Math.max(start, instantOf(last)) };
  const duration = component.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return { start, end: start + duration.toSeconds() * 1000 };
  if (!first.isDate) return { start, end: start };
  const tomorrow = first.clone();
  tomorrow.adjust(1, 0, 0, 0);
  return { start, end: instantOf(tomorrow) };
}

function merged(times: Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const time of times.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end);
    else all.push({ ...time });
  }
  return all;
}
