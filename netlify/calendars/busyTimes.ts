import ICAL from "ical.js";

import { knowZones } from "./calendarZones";
import { mended } from "./commonMistakes";
import { eventsNear } from "./eventsNear";
import { periodsOf } from "./eventTime";
import { type Interval, overlaps } from "./interval";
import { busyTimesOf, seriesOf } from "./series";

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
  const parsed = ICAL.parse(mended(eventsNear(feed, window)));
  const calendars = (typeof parsed[0] === "string" ? [parsed] : parsed) as [string, ...unknown[]][];
  const busy: Interval[] = [];
  const left = { steps: mostSteps };
  for (const data of calendars) {
    const calendar = new ICAL.Component(data);
    if (calendar.name !== "vcalendar") continue;
    knowZones(calendar);
    const keep = (time: Interval) => overlaps(time, window) && busy.push(time);
    for (const time of freeBusyTimes(calendar)) keep(time);
    for (const series of seriesOf(calendar, isOwn)) {
      for (const time of busyTimesOf(series, window, left)) keep(time);
    }
  }
  return merged(busy);
}

/** Busy times that a feed tells without the events behind them. */
function freeBusyTimes(calendar: ICAL.Component): Interval[] {
  return calendar
    .getAllSubcomponents("vfreebusy")
    .flatMap((component) => component.getAllProperties("freebusy"))
    .filter((property) => String(property.getParameter("fbtype")).toUpperCase() !== "FREE")
    .flatMap(periodsOf);
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
