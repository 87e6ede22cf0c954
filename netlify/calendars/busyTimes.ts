import { runInNewContext } from "node:vm";

import { busyTimesOf, calendarEvent } from "./calendarEvent";
import { componentsOf, propertiesOf } from "./calendarText";
import { timesOf } from "./calendarTime";
import { type Interval, overlaps } from "./interval";
import { zonesOf } from "./zones";

const day = 24 * 60 * 60_000;

/** Whose calendar is read, and what of it. */
export interface Question {
  window: Interval;
  /** The address by which the owner is invited. */
  email?: string;
  /** Recognises by its UID an event that came from us: the database knows better. */
  isOwn?: (uid: string) => boolean;
}

/** What a calendar says. */
export interface Reading {
  busy: Interval[];
  /** UIDs of events that could not be read, or not all of them: that is left out. */
  unread: string[];
}

/**
 * When the owner of a calendar is busy within a window: repetitions, exceptions, all-day and floating
 * times included; free, cancelled and declined events left out, tentative ones kept.
 *
 * @param feed an iCalendar file.
 * @param mostTime milliseconds that it may take, so that no calendar blocks the process; an ordinary one takes a few.
 * @throws when it is none, was cut short, or takes too long.
 */
export function busyTimes(feed: string, question: Question, mostTime = 1_000): Reading {
  try {
    // Only this interrupts code that does not wait. It runs here, with what it knows from here.
    return runInNewContext("read()", { read: () => read(feed, question) }, { timeout: mostTime });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new Error("too much work") : error;
  }
}

function read(feed: string, { window, email, isOwn }: Question): Reading {
  const file = feed.replace(/(?:\r\n|\r|\n)[ \t]/g, "");
  const count = (edge: string) => file.match(new RegExp(`^${edge}:VCALENDAR`, "gim"))?.length ?? 0;
  if (count("\\uFEFF?BEGIN") === 0) throw new Error("not a calendar");
  if (count("BEGIN") > count("END")) throw new Error("cut short");
  const zoneOf = zonesOf(file);
  const unread = new Set<string>();
  /** Adds what `find` finds until something cannot be read. */
  const collect = <Item>(uid: string, found: Item[], find: () => Iterable<Item>): void => {
    try {
      for (const item of find()) found.push(item);
    } catch {
      unread.add(uid);
    }
  };
  const byUid = new Map<string, ReturnType<typeof calendarEvent>[]>();
  for (const text of componentsOf(file, "VEVENT").filter(isNear(window))) {
    const uid = propertiesOf(text, "UID")[0]?.value ?? `without-uid-${byUid.size}`;
    if (isOwn?.(uid)) continue;
    const events = byUid.get(uid) ?? [];
    byUid.set(uid, events);
    collect(uid, events, () => [calendarEvent(text, zoneOf, email)]);
  }
  const busy: Interval[] = [];
  for (const [uid, events] of byUid) {
    for (const event of events) collect(uid, busy, () => busyTimesOf(event, events, window));
  }
  // Busy times without the events behind them.
  for (const table of componentsOf(file, "VFREEBUSY")) {
    const busyOnly = table.replace(/^FREEBUSY[^:]*;FBTYPE="?FREE\b.*$/gim, "");
    collect("free-busy", busy, () =>
      timesOf(busyOnly, "FREEBUSY", zoneOf).map(({ instant, end = instant }) => ({
        start: instant,
        end,
      })),
    );
  }
  return { busy: merged(busy.filter((time) => overlaps(time, window))), unread: [...unread] };
}

/**
 * Passes over single events that are over or far ahead, nearly all of an old calendar, in a hundredth
 * of the time that it takes to read them. When in doubt an event stays.
 */
function isNear({ start, end }: Interval): (event: string) => boolean {
  // Two days cover every zone, and an end that is a day.
  const date = (instant: number) =>
    new Date(instant).toISOString().slice(0, 10).replaceAll("-", "");
  const first = date(start - 2 * day);
  const last = date(end + 2 * day);
  return (event) => {
    if (/^(?:RRULE|RDATE|RECURRENCE-ID|DURATION|DTEND[^:]*:(?!\d{8}))/im.test(event)) return true;
    const [, from] = /^DTSTART[^:]*:(\d{8})/im.exec(event) ?? [];
    const [, to = from] = /^DTEND[^:]*:(\d{8})/im.exec(event) ?? [];
    return !from || !to || (to >= first && from <= last);
  };
}

function merged(times: Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const { start, end } of times.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
