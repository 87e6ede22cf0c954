import { createHash } from "node:crypto";

import { busyTimes } from "../calendars/busyTimes";
import type { Interval } from "../calendars/interval";
import { removeCalendars, saveCalendar, savedCalendars } from "../database/calendars";
import { logEvent } from "../leads/logEvent";
import type { AppointmentBackend } from "./appointmentBackend";
import type { Host } from "./bookingContent";
import { tellOfCalendar } from "./calendarAlert";
import { isOurUid } from "./invitation";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a reading serves when the feed cannot be read again. */
const usefulFor = 60 * minute;

/**
 * When each host is busy by their calendars, as last read, by slug. A host with a feed that has not been
 * read for an hour, or never, is not among them: nothing is known of their time.
 */
export async function busyByCalendars(
  backend: AppointmentBackend,
): Promise<Map<string, Interval[]>> {
  const { booking, feedsOf, database, clock } = backend;
  const feeds = new Map(booking.hosts.map(({ slug }) => [slug, feedsOf(slug).map(hashOf)]));
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

/** Reads all feeds, side by side, and keeps what they say; tells the team of those that it cannot read. */
export async function readCalendars(
  backend: AppointmentBackend,
): Promise<{ read: number; failed: number }> {
  const { booking, feedsOf, database, clock } = backend;
  const feeds = booking.hosts.flatMap((host) =>
    feedsOf(host.slug).map((address) => ({ host, address })),
  );
  const outcomes = await Promise.all(
    feeds.map(({ host, address }) => readFeed(address, host, backend)),
  );
  await removeCalendars(database, new Date(clock() - day));
  const read = outcomes.filter(Boolean).length;
  return { read, failed: outcomes.length - read };
}

async function readFeed(
  address: string,
  host: Host,
  backend: AppointmentBackend,
): Promise<boolean> {
  const { database, clock, booking, fetchFeed } = backend;
  const feed = hashOf(address);
  // A day more on both sides, so that a reading serves as long as it may.
  const now = clock();
  const window = { start: now - day, end: now + (booking.horizonWeeks * 7 + 2) * day };
  try {
    const text = await fetchFeed(address);
    const { busy, unread } = busyTimes(text, { window, email: host.email, isOwn: isOurUid });
    await saveCalendar(database, { feed, busy, readAt: new Date(now) });
    if (unread.length > 0) await tellOfCalendar(host, { unread }, backend);
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    logEvent("calendar-not-read", { feed: feed.slice(0, 8), reason });
    const [last] = await savedCalendars(database, [feed]);
    const isUseful = last && now - last.readAt.getTime() < usefulFor;
    if (!isUseful) await tellOfCalendar(host, { lastRead: last?.readAt, reason }, backend);
    return false;
  }
}

/** Addresses of feeds are secrets. */
function hashOf(address: string): string {
  return createHash("sha256").update(address).digest("hex");
}

/** Not any message: it may name the address. */
function reasonOf(error: unknown): string {
  const known = /^(status \d+|too large|too much work|not a calendar|cut short)$/;
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
  return known.test(message) ? message : name;
}
