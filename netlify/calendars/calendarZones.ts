import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { findIana } from "windows-iana";

/** Zone of floating and all-day times: the hosts'. */
const floatingZone = "Europe/Paris";

/** A zone by its IANA name, with this machine's own rules. */
class NamedZone extends ICAL.Timezone {
  constructor(tzid: string) {
    super({ tzid });
  }
  override utcOffset(time: ICAL.Time): number {
    return wallTime(time).toZonedDateTime(this.tzid).offsetNanoseconds / 1e9;
  }
}

/**
 * Makes the times of a calendar know their zones: by the name of a place where that is known, else by
 * the calendar's own VTIMEZONE, else by the name that Windows gives, or a short one (CET).
 */
export function knowZones(calendar: ICAL.Component): void {
  const zones = new Map<string, ICAL.Timezone | null>();
  const defined = calendar.getTimeZoneByID.bind(calendar);
  const zoneOf = (tzid: string): ICAL.Timezone | null => {
    const known = zones.get(tzid);
    if (known !== undefined) return known;
    const [windows] = findIana(tzid);
    const short = windows ?? tzid.split("/").at(-1);
    const zone = namedZone(placeIn(tzid)) ?? defined(tzid) ?? namedZone(short);
    zones.set(tzid, zone);
    return zone;
  };
  // Null is what the library itself answers for a zone that it does not know; its types leave it out.
  calendar.getTimeZoneByID = zoneOf as typeof calendar.getTimeZoneByID;
}

/** Some writers put a prefix before the name: /freeassociation.sourceforge.net/Europe/Paris. */
function placeIn(tzid: string): string | undefined {
  return /([A-Z][\w+-]*\/[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)?)$/.exec(tzid)?.[1];
}

function namedZone(name: string | undefined): NamedZone | null {
  if (!name) return null;
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return new NamedZone(name);
  } catch {
    return null;
  }
}

/** The instant of a time of a calendar, in milliseconds since the epoch. */
export function instantOf(time: ICAL.Time): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  return isFloating
    ? wallTime(time).toZonedDateTime(floatingZone).epochMilliseconds
    : time.toUnixTime() * 1000;
}

function wallTime({ year, month, day, hour, minute, second }: ICAL.Time): Temporal.PlainDateTime {
  // ical.js lets a time overflow while it counts.
  const first = Temporal.PlainDateTime.from({ year, month: 1, day: 1 });
  return first.add({ months: month - 1 }).add({
    days: day - 1,
    hours: hour,
    minutes: minute,
    seconds: second,
  });
}
