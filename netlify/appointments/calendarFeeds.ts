import { createHash } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import type { Interval } from "../calendars/interval";
import { promptBusyTimes } from "../calendars/promptBusyTimes";
import { calendars } from "../database/schema";
import { logEvent } from "../leads/logEvent";
import type { AppointmentBackend } from "./appointmentBackend";
import { tellOfSilentCalendar } from "./calendarAlert";
import { isOurUid } from "./invitation";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a reading counts as fresh, and how long it serves when the feed does not answer. */
const freshFor = minute;
const usefulFor = 60 * minute;

/**
 * When a host is busy by their calendars, or undefined when one of them has not answered for an
 * hour: the host then counts as busy all the time, and the team is told.
 */
export async function calendarBusy(
  hostSlug: string,
  backend: AppointmentBackend,
): Promise<Interval[] | undefined> {
  const readings = await Promise.all(
    backend.feedsOf(hostSlug).map((address) => feedBusy(address, backend)),
  );
  const known = readings.filter((busy) => busy !== undefined);
  if (known.length === readings.length) return known.flat();
  await tellOfSilentCalendar(hostSlug, backend).catch(() => undefined);
  return undefined;
}

async function feedBusy(
  address: string,
  backend: AppointmentBackend,
): Promise<Interval[] | undefined> {
  const { database, clock, booking, fetchFeed } = backend;
  const feed = createHash("sha256").update(address).digest("hex");
  const [last] = await database.orm.select().from(calendars).where(eq(calendars.feed, feed));
  const now = clock();
  const age = last ? now - last.readAt.getTime() : Infinity;
  if (last && age >= 0 && age < freshFor) return last.busy;
  try {
    // A day more on both sides, so that a reading serves as long as it may.
    const window = { start: now - day, end: now + (booking.horizonWeeks * 7 + 2) * day };
    const busy = promptBusyTimes(await fetchFeed(address), window, isOurUid);
    const readAt = sql`${new Date(now).toISOString()}::timestamptz`;
    await database.orm
      .insert(calendars)
      .values({ feed, busy, readAt })
      .onConflictDoUpdate({ target: calendars.feed, set: { busy, readAt } });
    return busy;
  } catch (error) {
    // Not the message: it may name the address.
    logEvent("calendar-not-read", { feed: feed.slice(0, 8), reason: reasonOf(error) });
    return last && age < usefulFor ? last.busy : undefined;
  }
}

function reasonOf(error: unknown): string {
  const known = /^(status \d+|too large|too much work|too many \w+|not a calendar|not http)$/;
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
  return known.test(message) ? message : name;
}
