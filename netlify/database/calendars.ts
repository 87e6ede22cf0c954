import { and, gt, inArray, lt } from "drizzle-orm";

import type { Database } from "./connection";
import { calendars } from "./schema";

/** The last readings of feeds. One that has not been read since, or never, is not among them. */
export async function savedCalendars({ orm }: Database, feeds: string[], since: Date) {
  if (feeds.length === 0) return [];
  const isUseful = and(inArray(calendars.feed, feeds), gt(calendars.readAt, since));
  return orm.select().from(calendars).where(isUseful);
}

/** Keeps what a feed says, in the place of what it said before. */
export async function saveCalendar({ orm }: Database, reading: typeof calendars.$inferInsert) {
  await orm
    .insert(calendars)
    .values(reading)
    .onConflictDoUpdate({ target: calendars.feed, set: reading });
}

/** Removes feeds that have not been read since: nothing uses them any more. */
export async function removeCalendars({ orm }: Database, before: Date) {
  await orm.delete(calendars).where(lt(calendars.readAt, before));
}
