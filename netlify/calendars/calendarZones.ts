import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

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

/** Names that Windows, and so Outlook and Exchange, give to the zones of our customers. */
const windowsZones = new Map([
  ["Romance Standard Time", "Europe/Paris"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["Central Europe Standard Time", "Europe/Budapest"],
  ["Central European Standard Time", "Europe/Warsaw"],
  ["GMT Standard Time", "Europe/London"],
  ["Greenwich Standard Time", "Atlantic/Reykjavik"],
  ["E. Europe Standard Time", "Europe/Chisinau"],
  ["FLE Standard Time", "Europe/Kyiv"],
  ["GTB Standard Time", "Europe/Bucharest"],
  ["Morocco Standard Time", "Africa/Casablanca"],
  ["Eastern Standard Time", "America/New_York"],
  ["Central Standard Time", "America/Chicago"],
  ["Pacific Standard Time", "America/Los_Angeles"],
]);

/**
 * Makes the times of a calendar know their zones: by name where the name is known, else by the
 * calendar's own VTIMEZONE, else by the name that Windows gives.
 */
export function knowZones(calendar: ICAL.Component): void {
  const zones = new Map<string, ICAL.Timezone | null>();
  const defined = calendar.getTimeZoneByID.bind(calendar);
  const zoneOf = (tzid: string): ICAL.Timezone | null => {
    const known = zones.get(tzid);
    if (known !== undefined) return known;
    const windows = windowsZones.get(tzid);
    const zone = namedZone(tzid) ?? defined(tzid) ?? (windows ? namedZone(windows) : null);
    zones.set(tzid, zone);
    return zone;
  };
  // Null is what the library itself answers for a zone that it does not know; its types leave it out.
  calendar.getTimeZoneByID = zoneOf as typeof calendar.getTimeZoneByID;
}

/** Some writers put a prefix before the name: /freeassociation.sourceforge.net/Europe/Paris. */
function namedZone(tzid: string): NamedZone | null {
  const name = /([A-Z][\w+-]*\/[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)?)$/.exec(tzid)?.[1];
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
