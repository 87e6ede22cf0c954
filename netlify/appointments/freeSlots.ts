import { hash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import joursFeries from "@socialgouv/jours-feries";

import { weekDays } from "../../contract/weekDays";
import { type Interval, overlaps } from "../calendars/interval";
import { liveAppointments } from "../database/appointments";
import { savedCalendars } from "../database/calendars";
import type { AppointmentRow } from "../database/schema";
import type { AppointmentBackend, BookingContent, Host } from "./appointmentBackend";
import { localTime, parisInstant } from "./parisTime";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A stretch that can be booked, and with whom. */
export interface FreeSlot extends Interval {
  /** Slugs of the hosts who are free then, in the order in which they were given. */
  hosts: string[];
}

/** When a person receives visitors. */
type Schedule = Pick<Host, "slug" | "hours" | "absences">;

export interface SlotQuestion {
  hosts: readonly Schedule[];
  rules: Pick<BookingContent, "lengthMinutes" | "bufferMinutes" | "noticeHours" | "horizonWeeks">;
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

/** A host's slots between notice and horizon, whether free or not. */
function hostSlots(host: Schedule, rules: SlotQuestion["rules"], now: number): Interval[] {
  const from = now + rules.noticeHours * 60 * minute;
  const to = now + rules.horizonWeeks * 7 * day;
  const slots: Interval[] = [];
  const beyond = localTime(to).toPlainDate().add({ days: 1 });
  for (let at = localTime(from).toPlainDate(); !at.equals(beyond); at = at.add({ days: 1 })) {
    slots.push(...daySlots(host, rules.lengthMinutes, at));
  }
  return slots.filter(({ start }) => start >= from && start < to);
}

function daySlots(
  { hours, absences = [] }: Schedule,
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
    const end = parisInstant(day, to);
    for (let start = parisInstant(day, from); start + length <= end; start += length) {
      slots.push({ start, end: start + length });
    }
  }
  return slots;
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

/**
 * What can be booked from now to the horizon, and with whom: the host with fewest appointments ahead first.
 *
 * @param except an appointment that is to be moved: its own time is free for it.
 * @throws when the database is away.
 */
export async function availability(
  backend: AppointmentBackend,
  except?: Pick<AppointmentRow, "id">,
): Promise<FreeSlot[]> {
  const { booking, clock, database } = backend;
  const now = clock();
  const [appointments, busy] = await Promise.all([
    liveAppointments(database, {
      start: now - day,
      end: now + (booking.horizonWeeks * 7 + 1) * day,
    }),
    busyByCalendars(backend),
  ]);
  const ahead = new Map<string, number>();
  for (const { id, host, startsAt, endsAt } of appointments) {
    if (id === except?.id) continue;
    busy.get(host)?.push({ start: startsAt.getTime(), end: endsAt.getTime() });
    ahead.set(host, (ahead.get(host) ?? 0) + 1);
  }
  const hosts = [...booking.hosts].sort(
    (one, other) => (ahead.get(one.slug) ?? 0) - (ahead.get(other.slug) ?? 0),
  );
  return freeSlots({ hosts, rules: booking, busy, now });
}

/** The six free slots nearest to an instant, in the order in which they begin. */
export function nearestSlots(slots: readonly FreeSlot[], start: number): FreeSlot[] {
  return [...slots]
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, 6)
    .sort((a, b) => a.start - b.start);
}

/** How long a reading of a calendar serves when it cannot be read again. */
export const usefulFor = 60 * 60_000;

/**
 * When each host is busy by their calendars, as last read, by slug. A host with a feed that has not been
 * read for an hour, or never, is not among them: nothing is known of their time.
 */
async function busyByCalendars(backend: AppointmentBackend): Promise<Map<string, Interval[]>> {
  const { booking, feedsOf, database, clock } = backend;
  const feeds = new Map(booking.hosts.map(({ slug }) => [slug, feedsOf(slug).map(feedId(slug))]));
  const since = new Date(clock() - usefulFor);
  const saved = await savedCalendars(database, [...feeds.values()].flat(), since);
  const useful = new Map(saved.map(({ feed, busy }) => [feed, busy]));
  const known = [...feeds].filter(([, theirs]) => theirs.every((feed) => useful.has(feed)));
  return new Map(
    known.map(([slug, theirs]) => [slug, theirs.flatMap((feed) => useful.get(feed) ?? [])]),
  );
}

/** What the database knows a feed of a host by: its address is a secret, and what they declined is theirs alone. */
export const feedId = (slug: string) => (address: string) => hash("sha256", `${slug} ${address}`);

/** A slot as programs get it, with no host's name. */
export function slotJson({ start, end }: { start: number; end: number }) {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
