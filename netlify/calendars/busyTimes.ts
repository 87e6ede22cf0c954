import { createContext, Script } from "node:vm";

import type ICAL from "ical.js";

import { busyTimesOf, instantOf, isSeries, readEvent } from "./calendarEvent";
import { componentsOf, readComponent } from "./component";
import { type Interval, overlaps } from "./interval";
import { zonesOf } from "./zones";

/** Whose calendar is read, and what of it. */
interface Question {
  window: Interval;
  /** The address by which the owner is invited. */
  email?: string;
  /** Recognises by its UID an event that came from us: the database knows better. */
  isOwn?: (uid: string) => boolean;
}

/**
 * When the owner of a calendar is busy within a window: repetitions, exceptions, all-day and floating
 * times included; free, cancelled and declined events left out, tentative ones kept.
 *
 * @param feed an iCalendar file.
 * @param mostTime milliseconds that its repetitions may take, so that no calendar blocks the process; an ordinary one
 * takes a few.
 * @returns those times, and the UIDs of events that could not be read, or not all of them: that is left out.
 * @throws when it is none, was cut short, or takes too long.
 */
export function busyTimes(feed: string, { window, email, isOwn }: Question, mostTime = 1_000) {
  const file = feed.replace(/(?:\r\n|\r|\n)[ \t]/g, "");
  const count = (edge: string) => file.match(new RegExp(`^${edge}:VCALENDAR`, "gim"))?.length ?? 0;
  if (count("\\uFEFF?BEGIN") === 0) throw new Error("not a calendar");
  if (count("BEGIN") > count("END")) throw new Error("cut short");
  const unread = new Set<string>();
  /** Leaves out what cannot be read: otherwise an invitation could make its receiver busy for ever. */
  const attempt = <Item>(uid: string, find: () => Iterable<Item>): Item[] => {
    try {
      return [...find()];
    } catch {
      unread.add(uid);
      return [];
    }
  };

  const zoneOf = zonesOf(file);
  const byUid = new Map<string, ICAL.Component[]>();
  // Two days cover every zone, and an end that is a day.
  const past = new Date(window.start - 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const text of componentsOf(file, "VEVENT")) {
    const uid = /^UID[^:\r\n]*:(.*)$/im.exec(text)?.[1]?.trim() ?? `without-uid-${byUid.size}`;
    if (isOwn?.(uid) || isOver(text, past.replaceAll("-", ""))) continue;
    const others = byUid.get(uid) ?? [];
    byUid.set(uid, others);
    others.push(...attempt(uid, () => [readEvent(text, zoneOf)]));
  }
  const busy: Interval[] = [];
  const end = performance.now() + mostTime;
  for (const [uid, events] of byUid) {
    // Outlook's copies of a series replace none of its times.
    const exceptions = events.filter((one) => one.hasProperty("recurrence-id") && !isSeries(one));
    for (const event of events) {
      const find = () => [...busyTimesOf(event, exceptions, window, email?.toLowerCase())];
      // Half of the time that is left, so that a rule that never ends keeps no other event from being read.
      const timeout = Math.ceil((end - performance.now()) / 2);
      if (timeout < 10) throw new Error("too much work");
      busy.push(...attempt(uid, () => (isSeries(event) ? within(timeout, find) : find())));
    }
  }
  for (const text of componentsOf(file, "VFREEBUSY")) {
    busy.push(...attempt("free-busy", () => busyPeriods(text)));
  }
  return { busy: busy.filter((time) => overlaps(time, window)), unread: [...unread] };
}

const script = new Script("work()");
const context = createContext({});

/** Only this interrupts code that does not wait. It runs here, with what it knows from here. */
function within<Result>(timeout: number, work: () => Result): Result {
  context.work = work;
  return script.runInContext(context, { timeout }) as Result;
}

/** Busy times without the events behind them. */
function busyPeriods(table: string): Interval[] {
  return readComponent(table)
    .getAllProperties("freebusy")
    .filter((property) => property.getFirstParameter("fbtype") !== "FREE")
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => ({ start: instantOf(period.start), end: instantOf(period.getEnd()) }));
}

/**
 * Whether a single event is over: nearly all of an old calendar is, and to read it would take a hundred times as long.
 *
 * @param before a date such as `20261130`
 */
function isOver(event: string, before: string): boolean {
  if (/^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)/im.test(event)) return false;
  const dates = [...event.matchAll(/^DT(?:START|END)[^:]*:(\d{8})/gim)];
  return dates.length > 0 && dates.every(([, date = ""]) => date < before);
}
