import { and, asc, eq, gt, gte, lt, ne, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { isWaiting } from "./outbox";
import { type AppointmentRow, appointments } from "./schema";

/** One appointment, or undefined. */
export async function findAppointment(
  { orm }: Database,
  id: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await orm.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** What makes two requests for an appointment the same. */
const ofRequest = ["startsAt", "origin", "email", "name", "phone", "subject"] as const;

/**
 * The appointment that the very same request has made before: a double click, or a response that was lost. Only from
 * the same network address, since the response lets one cancel.
 */
export async function findSame(
  { orm }: Database,
  request: Pick<AppointmentRow, (typeof ofRequest)[number]>,
): Promise<AppointmentRow | undefined> {
  const isSame = ofRequest.map(
    (name) => sql`${appointments[name]} = ${sql.param(request[name], appointments[name])}`,
  );
  const [row] = await orm
    .select()
    .from(appointments)
    .where(and(...isSame, ne(appointments.state, "cancelled")));
  return row;
}

/** The appointments of all hosts that take time between two instants. */
export async function liveAppointments(
  { orm, now }: Database,
  { start, end }: { start: number; end: number },
): Promise<AppointmentRow[]> {
  return orm
    .select()
    .from(appointments)
    .where(
      and(
        gt(appointments.endsAt, new Date(start)),
        lt(appointments.startsAt, new Date(end)),
        isLive(now()),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** Neither cancelled nor held for longer than promised. */
const isLive = (now: ReturnType<Database["now"]>) =>
  sql`(state = 'booked' or (state = 'held' and held_until > ${now}))`;

/**
 * Bookings at the same time by one person, or from one network address, wait for each other, so that
 * they can be counted. Locks are always taken in the same order, so that no two wait for each other.
 */
export async function lockPersons({ orm }: Database, names: string[]): Promise<void> {
  await orm.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by 1) as keys`);
}

/** How many appointments a person has ahead, and how many one network address made of late. */
export interface OpenCounts {
  ofPerson: number;
  /** In the last hour: all, those that had to be confirmed, and those of all addresses. */
  ofOrigin: number;
  heldOfOrigin: number;
  ofAll: number;
}

export async function countOpen(
  { orm, now }: Database,
  { person, origin }: { person: string; origin: string | null },
): Promise<OpenCounts> {
  const isRecent = sql`booked_at > ${now()} - interval '1 hour'`;
  const { rows } = await orm.execute<{ [Name in keyof OpenCounts]: number }>(sql`
    select
      count(*) filter (where person = ${person} and ${isLive(now())} and ends_at > ${now()})::int as "ofPerson",
      count(*) filter (where origin = ${origin} and ${isRecent})::int as "ofOrigin",
      count(*) filter (where origin = ${origin} and ${isRecent} and held_until is not null)::int as "heldOfOrigin",
      count(*) filter (where ${isRecent})::int as "ofAll"
    from appointments
    where person = ${person} or ${isRecent}`);
  const [counts] = rows;
  if (!counts) throw new Error("the database counted nothing");
  return counts;
}

/** Forgets what is needed for a short time only: network addresses, holds, reminders past their time. */
export async function forgetPassing({ orm, now }: Database): Promise<void> {
  await orm.execute(
    sql`update appointments set origin = null where origin is not null and booked_at <= ${now()} - interval '1 hour'`,
  );
  await orm.execute(
    sql`delete from appointments where held_until <= ${now()} - interval '1 day' and (state = 'held' or (state = 'cancelled' and sequence = 0))`,
  );
  await orm.execute(sql`delete from outbox where expires_at <= ${now()} and ${isWaiting(now())}`);
}

/** Deletes appointments that ended more than `days` days ago. */
export async function purgeAppointments({ orm, now }: Database, days: number): Promise<void> {
  await orm
    .delete(appointments)
    .where(lt(appointments.endsAt, sql`${now()} - ${days} * interval '1 day'`));
}

/** Appointments that begin between two instants, cancelled ones too, in the order in which they begin. */
export async function listAppointments(
  { orm }: Database,
  { since, until }: { since: Date; until: Date },
): Promise<AppointmentRow[]> {
  return orm
    .select()
    .from(appointments)
    .where(and(gte(appointments.startsAt, since), lt(appointments.startsAt, until)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
