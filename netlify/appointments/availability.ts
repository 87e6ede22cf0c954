import { createHash } from "node:crypto";

import type { Interval } from "../calendars/interval";
import { savedCalendars } from "../database/calendars";
import { liveAppointments } from "../database/appointments";
import type { AppointmentRow } from "../database/schema";
import type { AppointmentBackend } from "./appointmentBackend";
import { bookableWindow, type FreeSlot, freeSlots } from "./freeSlots";

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
  const day = 24 * 60 * 60_000;
  const { end } = bookableWindow(booking, now);
  const [appointments, busy] = await Promise.all([
    liveAppointments(database, { start: now - day, end: end + day }),
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
  const feeds = new Map(booking.hosts.map(({ slug }) => [slug, feedsOf(slug).map(feedId)]));
  const saved = await savedCalendars(database, [...feeds.values()].flat());
  const useful = new Map(
    saved
      .filter(({ readAt }) => clock() - readAt.getTime() < usefulFor)
      .map(({ feed, busy }) => [feed, busy]),
  );
  const known = [...feeds].filter(([, theirs]) => theirs.every((feed) => useful.has(feed)));
  return new Map(
    known.map(([slug, theirs]) => [slug, theirs.flatMap((feed) => useful.get(feed) ?? [])]),
  );
}

/** What the database knows a feed by: its address is a secret. */
export function feedId(address: string): string {
  return createHash("sha256").update(address).digest("hex");
}

/** A slot as programs get it, with no host's name. */
export function slotJson({ start, end }: { start: number; end: number }) {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
