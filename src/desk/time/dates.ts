const ZONE = "Europe/Paris";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("fr-FR", { timeZone: ZONE, ...options });
  return (instant: string | number) => formatter.format(new Date(instant));
};

/** All times at the desk are the team's, in Paris. */
export const timeText = format({ hour: "2-digit", minute: "2-digit" });
export const shortDate = format({ day: "numeric", month: "short" });
export const momentText = format({
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
export const wholeMoment = format({ dateStyle: "full", timeStyle: "short" });
export const dayName = format({ weekday: "long", day: "numeric", month: "long" });

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in Paris on which an instant falls, as `2026-11-23`. */
export const dayOf = (instant: string | number) => parts.format(new Date(instant));

/** Minutes since midnight in Paris. */
export const minuteOf = (instant: string | number) => {
  const [hour = 0, minute = 0] = timeText(instant).split(":").map(Number);
  return hour * 60 + minute;
};

/** A day so many days later. */
export const addDays = (day: string, count: number) => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** An instant in a day, for its texts. */
export const noonOf = (day: string) => `${day}T11:00:00Z`;

/** Whether a text of an address is a day of the calendar. */
export const isDay = (text: string | null): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? "") &&
  !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) &&
  new Date(`${text}T12:00:00Z`).toISOString().startsWith(text!);

/** Day of the week, Monday 0. */
const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -weekdayOf(day));

/** Number of a day's week in its year (ISO 8601): that of its Thursday. */
export const weekNumber = (day: string) => {
  const thursday = addDays(mondayOf(day), 3);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T12:00:00Z`);
  return Math.floor((Date.parse(`${thursday}T12:00:00Z`) - first) / 604_800_000) + 1;
};

const relative = new Intl.RelativeTimeFormat("fr-FR", { numeric: "auto", style: "short" });

const dateOfAnotherYear = format({ day: "numeric", month: "short", year: "numeric" });

/** How long ago, as people say it; after a week the date, with its year when that is not this one. */
export const agoText = (instant: string, now: number) => {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return relative.format(0, "second");
  if (minutes < 60) return relative.format(-minutes, "minute");
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), "hour");
  if (minutes < 7 * 24 * 60) return relative.format(-Math.floor(minutes / 1440), "day");
  const isThisYear = dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4);
  return (isThisYear ? shortDate : dateOfAnotherYear)(instant);
};

const rangeFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const oneDay = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** Days in a row, by their first and last. */
export const rangeText = (days: readonly string[]) => {
  const [first = "", last = first] = [days[0], days.at(-1)];
  if (first === last) return oneDay(noonOf(first));
  return rangeFormat.formatRange(new Date(noonOf(first)), new Date(noonOf(last)));
};

export const weekdayName = format({ weekday: "short" });
export const dayNumber = format({ day: "numeric" });
