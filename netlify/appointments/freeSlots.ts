import { Temporal } from "temporal-polyfill";
import joursFeries from "@socialgouv/jours-feries";

import { weekDays } from "../../contract/weekDays";
import { type Interval, overlaps } from "../calendars/interval";
import type { BookingRules, Host } from "./appointmentBackend";
import { parisDay, parisInstant } from "./parisTime";

const minute = 60_000;

/** A stretch that can be booked, and with whom. */
export interface FreeSlot extends Interval {
  /** Slugs of the hosts who are free then, in the order of the content. */
  hosts: string[];
}

export interface SlotQuestion {
  hosts: readonly Pick<Host, "slug" | "hours" | "absences">[];
  rules: BookingRules;
  /** What each host has on already, by slug: appointments and calendars. A host without is busy. */
  busy: ReadonlyMap<string, readonly Interval[]>;
  /** Milliseconds since the epoch. */
  now: number;
  /** Only slots that begin in this stretch. */
  within: Interval;
}

/** What can be booked: at least one host is free, in their hours, after the notice, before the horizon. */
export function freeSlots({ hosts, rules, busy, now, within }: SlotQuestion): FreeSlot[] {
  const open = bookableWindow(rules, now);
  const window = {
    start: Math.max(within.start, open.start),
    end: Math.min(within.end, open.end),
  };
  const byStart = new Map<number, FreeSlot>();
  for (const host of hosts) {
    const taken = busy.get(host.slug);
    if (!taken) continue;
    for (const slot of hostSlots(host, rules, window)) {
      const kept = withBuffer(slot, rules);
      if (taken.some((other) => overlaps(kept, other))) continue;
      const offered = byStart.get(slot.start);
      if (offered?.hosts.includes(host.slug)) continue;
      if (offered) offered.hosts.push(host.slug);
      else byStart.set(slot.start, { ...slot, hosts: [host.slug] });
    }
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

/** Where an appointment may begin, by notice and horizon. */
export function bookableWindow(rules: BookingRules, now: number): Interval {
  const week = 7 * 24 * 60 * minute;
  return {
    start: now + rules.noticeHours * 60 * minute,
    end: now + rules.horizonWeeks * week,
  };
}

/** An appointment with the time that is kept free around it. */
function withBuffer({ start, end }: Interval, { bufferMinutes }: BookingRules): Interval {
  return { start: start - bufferMinutes * minute, end: end + bufferMinutes * minute };
}

/** A host's slots that begin in a window, whether free or not. */
function hostSlots(
  host: SlotQuestion["hosts"][number],
  rules: BookingRules,
  window: Interval,
): Interval[] {
  if (window.start >= window.end) return [];
  return slotsOfDays(host, rules, parisDay(window.start), parisDay(window.end)).filter(
    ({ start }) => start >= window.start && start < window.end,
  );
}

/** Zones are slow to ask, and a host's days do not change while a process lives. */
const known = new WeakMap<object, Map<string, Interval[]>>();

function slotsOfDays(
  host: SlotQuestion["hosts"][number],
  { lengthMinutes }: BookingRules,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Interval[] {
  const stretches = known.get(host) ?? new Map<string, Interval[]>();
  known.set(host, stretches);
  const key = `${first.toString()} ${last.toString()} ${lengthMinutes}`;
  const read = stretches.get(key) ?? [];
  if (stretches.has(key)) return read;
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    read.push(...readDaySlots(host, lengthMinutes, day));
  }
  stretches.set(key, read);
  return read;
}

function readDaySlots(
  host: SlotQuestion["hosts"][number],
  lengthMinutes: number,
  day: Temporal.PlainDate,
): Interval[] {
  if (isHoliday(day) || isAbsent(host, day)) return [];
  const length = lengthMinutes * minute;
  const name = weekDays[day.dayOfWeek - 1];
  const slots: Interval[] = [];
  for (const { from, to } of host.hours.filter((hours) => hours.day === name)) {
    // Real minutes are counted from the first to the last, whatever the clocks do between them.
    const end = parisInstant(day, timeOf(to));
    for (let start = parisInstant(day, timeOf(from)); start + length <= end; start += length) {
      slots.push({ start, end: start + length });
    }
  }
  return slots;
}

function isAbsent({ absences = [] }: Pick<Host, "absences">, day: Temporal.PlainDate): boolean {
  const date = day.toString();
  return absences.some(({ from, to }) => from <= date && date <= to);
}

/** `09h30` */
function timeOf(hour: string): Temporal.PlainTime {
  return Temporal.PlainTime.from(hour.replace("h", ":"));
}

const years = new Map<number, ReadonlySet<string>>();

/** Whether a day is a public holiday in France (metropolitan, without Alsace and Moselle). */
function isHoliday(day: Temporal.PlainDate): boolean {
  const known = years.get(day.year) ?? holidaysOf(day.year);
  years.set(day.year, known);
  return known.has(day.toString());
}

/**
 * Holidays of a year as `2026-12-25`. The library counts days of 24 hours from a midnight of this
 * machine's zone; at noon we are on the right day also where a clock change lies between.
 */
function holidaysOf(year: number): ReadonlySet<string> {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return new Set(
    Object.values(joursFeries(year)).map((midnight) => {
      const day = new Date(midnight.getTime() + 12 * 60 * 60 * 1000);
      return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
    }),
  );
}
