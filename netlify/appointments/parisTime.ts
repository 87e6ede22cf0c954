import { Temporal } from "temporal-polyfill";

/** Zone of the hosts' hours. */
export const paris = "Europe/Paris";

/**
 * The instant of a time on the clocks of Paris (`09h30`), or of the beginning of a day, in milliseconds since the epoch. A time
 * that the change to summer skips counts an hour later; one that comes twice counts the first time.
 */
export function parisInstant(day: Temporal.PlainDate, hour?: string): number {
  const plainTime = hour?.replace("h", ":");
  return day.toZonedDateTime({ timeZone: paris, plainTime }).epochMilliseconds;
}

/** What clocks in a zone show at an instant. */
export const localTime = (instant: number, zone: string = paris) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

/** Whether clocks in a zone show the same as in Paris over the given instants. */
export function showsParisTime(zone: string, times: readonly number[]): boolean {
  return zone === paris || times.every((at) => localTime(at, zone).offset === localTime(at).offset);
}

/** `mardi 24 novembre`, or `mar. 24 nov.` */
export function dayInWords(instant: number, timeZone: string, size: "long" | "short" = "long") {
  return inFrench(instant, { timeZone, weekday: size, day: "numeric", month: size });
}

/** `24–30 nov.` */
export function periodInWords(from: number, to: number, timeZone: string = paris): string {
  const format = new Intl.DateTimeFormat("fr", { timeZone, day: "numeric", month: "short" });
  return format.formatRange(from, to).replace(/(?<!\d)1(?!\d)/g, "1er");
}

/** `mardi 24 novembre 2026` */
export function dateInWords(instant: number, timeZone: string = paris): string {
  return inFrench(instant, { timeZone, dateStyle: "full" });
}

/** The first of a month is 1er, which the platform does not know. */
function inFrench(instant: number, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("fr", format).format(instant).replace(/(?<= )1(?= )/, "1er");
}

/** `mardi 24 novembre 2026, 9 h 30` */
export function momentInWords(instant: number, timeZone: string = paris): string {
  return `${dateInWords(instant, timeZone)}, ${hourInWords(instant, timeZone)}`;
}

/** `mardi 24 novembre 2026, 9 h 30 (heure de Paris)`; elsewhere the time in Paris follows, with its day where that is another. */
export function whenInWords(instant: number, zone: string, parisWords: string): string {
  const here = `${momentInWords(instant)} (${parisWords})`;
  if (showsParisTime(zone, [instant])) return here;
  const there = momentInWords(instant, zone);
  return `${there} (${zone}), ${here.replace(`${dateInWords(instant, zone)}, `, "")}`;
}

/** `9 h 30`, with the spaces that keep it on one line. */
export function hourInWords(instant: number, timeZone: string = paris): string {
  const { hour, minute } = localTime(instant, timeZone);
  return `${hour}\u00a0h${minute === 0 ? "" : `\u00a0${String(minute).padStart(2, "0")}`}`;
}
