import { inArray, lt, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { calendars } from "./schema";

/** What a calendar feed said when it was last read. */
export type SavedCalendar = Pick<typeof calendars.$inferSelect, "feed" | "busy" | "readAt">;

/** The last readings of feeds. One that was never read is not among them. */
export async function savedCalendars({ orm }: Database, feeds: string[]): Promise<SavedCalendar[]> {
  if (feeds.length === 0) return [];
  return orm.select().from(calendars).where(inArray(calendars.feed, feeds));
}

/** Keeps what a feed says, in the place of what it said before. */
export async function saveCalendar(
  { orm }: Database,
  { feed, busy, readAt }: SavedCalendar,
): Promise<void> {
  const values = { busy, readAt: sql`${readAt.toISOString()}::timestamptz` };
  await orm
    .insert(calendars)
    .values({ feed, ...values })
    .onConflictDoUpdate({ target: calendars.feed, set: values });
}

/** Removes feeds that have not been read since: nothing uses them any more. */
export async function removeCalendars({ orm }: Database, before: Date): Promise<void> {
  await orm.delete(calendars).where(lt(calendars.readAt, before));
}
