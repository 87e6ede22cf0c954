import ICAL from "ical.js";

import { instantOf } from "./calendarZones";
import type { Interval } from "./interval";

/** Whether an event takes its owner's time: tentative ones do. */
export function isBusy(component: ICAL.Component): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return (
    value("status") !== "CANCELLED" &&
    value("transp") !== "TRANSPARENT" &&
    value("x-microsoft-cdo-busystatus") !== "FREE"
  );
}

/** From the start to the end, to the end of the duration, or of the day where there is neither. */
export function timeOf(component: ICAL.Component): Interval {
  const first = component.getFirstPropertyValue("dtstart");
  if (!(first instanceof ICAL.Time)) throw new Error("an event without a start");
  const start = instantOf(first);
  const end = endOf(component, start);
  if (end !== undefined && (end > start || !first.isDate)) {
    return { start, end: Math.max(start, end) };
  }
  if (!first.isDate) return { start, end: start };
  const tomorrow = first.clone();
  tomorrow.adjust(1, 0, 0, 0);
  return { start, end: instantOf(tomorrow) };
}

function endOf(component: ICAL.Component, start: number): number | undefined {
  const last = component.getFirstPropertyValue("dtend");
  if (last instanceof ICAL.Time) return instantOf(last);
  const duration = component.getFirstPropertyValue("duration");
  return duration instanceof ICAL.Duration ? start + duration.toSeconds() * 1000 : undefined;
}

/** What a property tells as stretches of time, with an end or a length. */
export function periodsOf(property: ICAL.Property): Interval[] {
  const values: unknown[] = property.getValues();
  return values
    .filter((value) => value instanceof ICAL.Period)
    .map((period) => ({ start: instantOf(period.start), end: instantOf(period.getEnd()) }));
}
