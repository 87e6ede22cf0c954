import { Temporal } from "temporal-polyfill";
import { findIana } from "windows-iana";

/**
 * The zone of a place in a name: `Europe/Paris`, also behind a prefix as in
 * `/freeassociation.sourceforge.net/Europe/Paris`.
 */
export function placeNamed(tzid: string): string | undefined {
  const parts = tzid.split("/");
  return parts
    .slice(0, -1)
    .map((_, index) => parts.slice(index).join("/"))
    .flatMap((name) => [name.replaceAll(" ", "_"), name.replace(/[ (].*/, "")])
    .find(isZone);
}

/** What a name of a zone that is no place means: a short name, Windows' name, a city or an offset. */
export function zoneNamed(tzid: string): string | undefined {
  const [offset, sign, hours = "", minutes = "00"] =
    /(?:GMT|UTC)?\s*([+-])(\d{1,2})[:.]?(\d\d)?(?!\d)/i.exec(tzid) ?? [];
  const words = tzid
    .replace(offset ?? "", "")
    .split(/[/,;()&]/)
    // Exchange numbers zones of one name: Eastern Standard Time 1.
    .map((word) => word.replace(/[\d"\s]+$/, "").trim())
    .filter((word) => word !== "");
  for (const word of words.reverse()) {
    const zone = shortZone(word) ?? windowsZone(word) ?? cityZone(word);
    if (zone) return zone;
  }
  return sign && isZone(`${sign}${hours.padStart(2, "0")}:${minutes}`)
    ? `${sign}${hours.padStart(2, "0")}:${minutes}`
    : undefined;
}

/** `CET`, also said of the summer. */
function shortZone(word: string): string | undefined {
  return [word, word.replace(/^([CEMW])EST$/i, "$1ET")].find(isZone);
}

/** `Romance Standard Time`, also said of the summer, or cut short. */
function windowsZone(word: string): string | undefined {
  const start = word.replace(/ (?:(?:Standard|Daylight|Summer) )?Time$/i, "");
  return findIana(`${start} Standard Time`)[0];
}

const areas =
  "Europe America Asia Africa Australia Pacific Atlantic Indian Antarctica Arctic".split(" ");

/** `London` */
function cityZone(word: string): string | undefined {
  return areas.map((area) => `${area}/${word.replaceAll(" ", "_")}`).find(isZone);
}

function isZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
