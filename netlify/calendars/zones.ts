import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { findIana } from "windows-iana";

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
/** Zone of days, of times without a zone and of those in an unknown one. */
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
    const place = placesIn(tzid).find(isZone);
    const definition = definitions.find((text) => /^TZID[^:]*:(.*)$/im.exec(text)?.[1] === tzid);
    const name = place ?? namesIn(tzid).find(isZone) ?? "Europe/Paris";
    const zone = (!place && definition && definedZone(definition)) || knownZone(name);
    zones.set(tzid, zone);
    return zone;
  };
}

/** `Europe/Paris`, also at the end of a path, `America/New York`, `Asia/Tokyo 1`. */
function placesIn(tzid: string): string[] {
  const parts = tzid.split("/");
  return parts
    .slice(0, -1)
    .map((_, index) => parts.slice(index).join("/"))
    .flatMap((name) => [name.replaceAll(" ", "_"), name.replace(/[ (].*/, "")]);
}

const areas =
  "Europe America Asia Africa Australia Pacific Atlantic Indian Antarctica Arctic".split(" ");

/** What a name that is no place may mean: `CEST`, a name of Windows, a city, an offset from Greenwich. */
function namesIn(tzid: string): string[] {
  const [offset, sign, hours = "", minutes = "00"] =
    /(?:GMT|UTC)?\s*([+-])(\d{1,2})[:.]?(\d\d)?(?!\d)/i.exec(tzid) ?? [];
  const words = tzid
    .replace(offset ?? "", "")
    .split(/[/,;()&]/)
    // Exchange numbers zones of one name: Eastern Standard Time 1.
    .map((word) => word.replace(/[\d"\s]+$/, "").trim())
    .filter((word) => word !== "");
  const named = words
    .reverse()
    .flatMap((word) => [
      word,
      word.replace(/^([CEMW])EST$/i, "$1ET"),
      ...findIana(`${word.replace(/ (?:(?:Standard|Daylight|Summer) )?Time$/i, "")} Standard Time`),
      ...areas.map((area) => `${area}/${word.replaceAll(" ", "_")}`),
    ]);
  return sign ? [...named, `${sign}${hours.padStart(2, "0")}:${minutes}`] : named;
}

function isZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
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
