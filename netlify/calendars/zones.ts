import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { findIana } from "windows-iana";

import { componentsOf, readComponent } from "./component";

/** A zone of the IANA's database: `ical.js` knows only those that a calendar defines. */
class KnownZone extends ICAL.Timezone {
  /** Seconds that its clocks are ahead of UTC. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    return wall.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9;
  }
}

/** Zone of days, of times without a zone and of those in an unknown one. */
export const paris = new KnownZone({ tzid: "Europe/Paris" });

/**
 * The zones of a calendar: places, also at the end of a path (`/mozilla.org/20050126_1/Europe/Paris`), else as the
 * calendar itself defines them (VTIMEZONE), else by other names of the IANA (`tzone://Microsoft/Utc`) and by Windows',
 * which Outlook does not always define.
 */
export function zonesOf(file: string): (tzid: string) => ICAL.Timezone {
  const definitions = componentsOf(file, "VTIMEZONE");
  const zones = new Map<string, ICAL.Timezone>();
  const find = (tzid: string) => {
    const text = definitions.find((text) => /^TZID[^:]*:(.*)$/im.exec(text)?.[1]?.trim() === tzid);
    const defined = text && new ICAL.Timezone({ tzid, component: readComponent(text) });
    const ends = tzid.split("/").map((_, index, parts) => parts.slice(index).join("/"));
    const place = ends.find((end) => end.includes("/") && isTimeZone(end));
    if (!place && defined) return defined;
    const known = place ?? [...ends, ...findIana(tzid)].find(isTimeZone);
    return known ? new KnownZone({ tzid: known }) : paris;
  };
  return (tzid) => {
    const zone = zones.get(tzid) ?? find(tzid);
    zones.set(tzid, zone);
    return zone;
  };
}

/** Whether a text names a time zone that we know; the longest has 32 characters. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z].{0,59}$/i.test(name) && Boolean(new Temporal.ZonedDateTime(0n, name));
  } catch {
    return false;
  }
}
