import { Temporal } from "temporal-polyfill";
import joursFeries from "@socialgouv/jours-feries";

import { weekDays } from "../../contract/weekDays";
import { type Interval, overlaps } from "../calendars/interval";
import type { BookingRules, Host } from "./appointmentBackend";
import { parisDay, parisInstant } from "./parisTime";

const minute = 60_000;

/** A stretch that can be booked, and with whom. */
export interface FreeSlot extends Interval {
  /** Slugs of the hosts who are free then, in the order in which they were given. */
  hosts: string[];
}

export interface SlotQuestion {
  hosts: readonly Pick<Host, "slug" | "hours" | "absences">[];
  rules: BookingRules;
  /** What each host has on already, by slug: appointments and calendars. A host without is busy. */
  busy: ReadonlyMap<string, readonly Interval[]>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What can be booked: at least one host is free, in their hours, after the notice, before the horizon. */
export function freeSlots({ hosts, rules, busy, now }: SlotQuestion): FreeSlot[] {
  const buffer = rules.bufferMinutes * minute;
  const byStart = new Map<number, FreeSlot>();
  for (const host of hosts) {
    const taken = busy.get(host.slug);
    if (!taken) continue;
    for (const slot of hostSlots(host, rules, now)) {
      const kept = { start: slot.start - buffer, end: slot.end + buffer };
      if (taken.some((other) => overlaps(kept, other))) continue;
      const offered = byStart.get(slot.start) ?? { ...slot, hosts: [] };
      if (!offered.hosts.includes(host.slug)) offered.hosts.push(host.slug);
      byStart.set(slot.start, offered);
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

/** Zones are slow to ask, and a host's days do not change while a process lives. */
const known = new WeakMap<object, Map<string, Interval[]>>();

/** A host's slots between notice and horizon, whether free or not. */
function hostSlots(
  host: SlotQuestion["hosts"][number],
  rules: BookingRules,
  now: number,
): Interval[] {
  const window = bookableWindow(rules, now);
  const days = known.get(host) ?? new Map<string, Interval[]>();
  known.set(host, days);
  const slots: Interval[] = [];
  const last = parisDay(window.end);
  let day = parisDay(window.start);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const date = day.toString();
    const ofDay = days.get(date) ?? daySlots(host, rules.lengthMinutes, day);
    days.set(date, ofDay);
    slots.push(...ofDay);
    day = day.add({ days: 1 });
  }
  return slots.filter(({ start }) => start >= window.start && start < window.end);
}

function daySlots(
  { hours, absences = [] }: SlotQuestion["hosts"][number],
  lengthMinutes: number,
  day: Temporal.PlainDate,
): Interval[] {
  const date = day.toString();
  if (isHoliday(day) || absences.some(({ from, to }) => from <= date && date <= to)) return [];
  const length = lengthMinutes * minute;
  const name = weekDays[day.dayOfWeek - 1];
  const slots: Interval[] = [];
  for (const { from, to } of hours.filter((stretch) => stretch.day === name)) {
    // Real minutes are counted from the first to the last, whatever the clocks do between them.
    const end = parisInstant(day, timeOf(to));
    for (let start = parisInstant(day, timeOf(from)); start + length <= end; start += length) {
      slots.push({ start, end: start + length });
    }
  }
  return slots;
}

/** `09h30` */
function timeOf(hour: string): Temporal.PlainTime {
  return Temporal.PlainTime.from(hour.replace("h", ":"));
}

/**
 * Whether a day is a public holiday in France (metropolitan, without Alsace and Moselle). The library counts days of
 * 24 hours from a midnight of this machine's zone; at noon we are on the right day also where a clock change lies between.
 */
function isHoliday(day: Temporal.PlainDate): boolean {
  return Object.values(joursFeries(day.year)).some((midnight) => {
    const noon = new Date(midnight.getTime() + 12 * 60 * minute);
    return noon.getMonth() + 1 === day.month && noon.getDate() === day.day;
  });
}
