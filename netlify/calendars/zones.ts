import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

import { placeNamed, zoneNamed } from "./zoneNames";

/** The instant of a time on the clocks of a zone, in milliseconds since the epoch. */
export type Zone = (wall: Temporal.PlainDateTime) => number;

/** Finds the zone of a name in a calendar. */
export type ZoneOf = (tzid: string | undefined) => Zone;

/** The zone of a name that this machine knows, or of an offset. */
export const knownZone =
  (name: string): Zone =>
  (wall) =>
    wall.toZonedDateTime(name).epochMilliseconds;

export const utc = knownZone("UTC");
/** Zone of days, of times without a zone and of those in an unknown one: the hosts'. */
export const paris = knownZone("Europe/Paris");

/**
 * The zones of a calendar by their names: by a place where the name holds one, else as the calendar
 * itself defines it (VTIMEZONE), else by what else the name may mean.
 */
export function zonesOf(file: string): ZoneOf {
  const definitions = file.match(/^BEGIN:VTIMEZONE[^]*?^END:VTIMEZONE/gim) ?? [];
  const zones = new Map<string | undefined, Zone>([[undefined, paris]]);
  return (tzid = "") => {
    const known = zones.get(tzid);
    if (known) return known;
    const place = placeNamed(tzid);
    const definition = definitions.find((text) => /^TZID[^:]*:(.*)$/im.exec(text)?.[1] === tzid);
    const name = place ?? zoneNamed(tzid);
    const named = name === undefined ? paris : knownZone(name);
    const zone = (!place && definition && definedZone(definition)) || named;
    zones.set(tzid, zone);
    return zone;
  };
}

function definedZone(definition: string): Zone | undefined {
  // ical.js refuses a whole definition for one broken line.
  const lines = definition.match(/^(?:BEGIN|END|TZID|DTSTART|RRULE|RDATE|TZOFFSET\w+)[;:].*$/gim);
  const local = ICAL.Timezone.localTimezone;
  try {
    const component = new ICAL.Component(ICAL.parse(lines?.join("\r\n") ?? ""));
    const zone = new ICAL.Timezone({ component, tzid: "" });
    const offset = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
      zone.utcOffset(new ICAL.Time({ year, month, day, hour, minute, second }, local)) * 1000;
    offset(Temporal.PlainDateTime.from("2026-01-01"));
    return (wall) => utc(wall) - offset(wall);
  } catch {
    return undefined;
  }
}
