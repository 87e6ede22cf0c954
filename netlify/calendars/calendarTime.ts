import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

import { propertiesOf } from "./calendarText";
import { knownZone, paris, utc, type Zone, type ZoneOf } from "./zones";

/** A time as a calendar says it: on the clocks of a zone, or a whole day. */
export interface CalendarTime {
  wall: Temporal.PlainDateTime;
  zone: Zone;
  isDay: boolean;
  /** In milliseconds since the epoch. */
  instant: number;
  /** The end of a period. */
  end?: number;
}

/** The same kind of time, when the clock shows something else. */
export function withWall(time: Omit<CalendarTime, "instant">, wall: Temporal.PlainDateTime) {
  return { ...time, wall, instant: time.zone(wall) };
}

/**
 * Reads `20261202T100000`, `20261202T100000Z`, `20261202`, and what some write instead (`2026-12-02`,
 * `20261202Z`, `T240000`, an offset).
 *
 * @throws when it is no time.
 */
export function timeFrom(text: string, zoneOfText: Zone): CalendarTime {
  const [, date, hours, minutes = 0, seconds = 0, offset] =
    /^\s*(\d{4}-?\d\d-?\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?)?(?:Z|([+-]\d\d:?\d\d))?\s*$/i.exec(
      text,
    ) ?? [];
  if (!date) throw new Error("no time");
  const isDay = hours === undefined;
  const isUtc = /Z\s*$/i.test(text);
  const zone = isDay ? paris : offset ? knownZone(offset) : isUtc ? utc : zoneOfText;
  const time = { hours: Number(hours ?? 0), minutes: Number(minutes), seconds: Number(seconds) };
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add(time);
  return withWall({ wall, zone, isDay }, wall);
}

/** The times of a property, which may be there several times and hold several, or periods, each. */
export function timesOf(component: string, name: string, zoneOf: ZoneOf): CalendarTime[] {
  return propertiesOf(component, name).flatMap(({ value, parameter }) =>
    value.split(",").flatMap((part) => {
      const [from = "", to] = part.split("/");
      if (from.trim() === "") return [];
      const zone = zoneOf(parameter("TZID"));
      const time = timeFrom(from, zone);
      if (!to) return time;
      return { ...time, end: (/P/i.test(to) ? after(time, to) : timeFrom(to, zone)).instant };
    }),
  );
}

/** The time that is later by a length (`PT1H`). */
export function after(time: CalendarTime, length: string): CalendarTime {
  const seconds = ICAL.Duration.fromString(length.trim().toUpperCase()).toSeconds();
  return withWall(time, time.wall.add({ seconds }));
}

/** Whether a time is at the same instant as one of a list, or on its day where one of both is a day. */
export function isOneOf(listed: CalendarTime[]): (time: CalendarTime) => boolean {
  const dateOf = ({ wall }: CalendarTime) => wall.toPlainDate().toString();
  const instants = new Set(listed.map(({ instant }) => instant));
  const dates = new Set(listed.map(dateOf));
  const days = new Set(listed.filter(({ isDay }) => isDay).map(dateOf));
  return (time) => instants.has(time.instant) || (time.isDay ? dates : days).has(dateOf(time));
}
