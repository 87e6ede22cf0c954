import { sql } from "drizzle-orm";

import { isLive, type Statements } from "./appointments";
import type { Database } from "./connection";

/**
 * Bookings at the same time by one person, or from one network address, wait for each other, so that
 * they can be counted. Always in the same order: nobody waits for somebody who waits for them.
 */
export async function lockPersons(statements: Statements, names: string[]): Promise<void> {
  await statements.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by 1) as keys`);
}

/** How many appointments a person has ahead, and how many one network address made of late. */
export interface OpenCounts {
  ofPerson: number;
  /** In the last hour: all, those that had to be confirmed, and those of everybody. */
  ofOrigin: number;
  heldOfOrigin: number;
  ofAll: number;
}

export async function countOpen(
  { now }: Pick<Database, "now">,
  statements: Statements,
  { person, origin }: { person: string; origin: string | null },
): Promise<OpenCounts> {
  const { rows } = await statements.execute<Record<keyof OpenCounts, string>>(sql`
    select
      count(*) filter (where person = ${person} and ${isLive(now())} and ends_at > ${now()}) as "ofPerson",
      count(*) filter (where origin = ${origin} and ${isRecent(now())}) as "ofOrigin",
      count(*) filter (where origin = ${origin} and ${isRecent(now())} and held_until is not null) as "heldOfOrigin",
      count(*) filter (where ${isRecent(now())}) as "ofAll"
    from appointments
    where person = ${person} or booked_at > ${now()} - interval '1 hour'`);
  const [row] = rows;
  if (!row) throw new Error("no counts");
  return {
    ofPerson: Number(row.ofPerson),
    ofOrigin: Number(row.ofOrigin),
    heldOfOrigin: Number(row.heldOfOrigin),
    ofAll: Number(row.ofAll),
  };
}

const isRecent = (now: ReturnType<Database["now"]>) => sql`booked_at > ${now} - interval '1 hour'`;
