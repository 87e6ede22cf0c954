import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import { countWhere, type Database } from "./connection";
import { isWaiting } from "./outbox";
import { type AppointmentRow, appointments } from "./schema";

/** One appointment, or undefined. */
export async function findAppointment({ orm }: Database, id: string) {
  const [row] = await orm.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** What makes two requests for an appointment the same. */
const ofRequest = ["origin", "email", "name", "phone", "subject"] as const;

/**
 * The appointment that the very same request has made before: a double click, or a response that was lost. Only from
 * the same network address, since the response lets one cancel.
 */
export async function findSame(
  { orm, now }: Database,
  request: Pick<AppointmentRow, "startsAt" | (typeof ofRequest)[number]>,
) {
  const isSame = ofRequest.map(
    (name) => sql`${appointments[name]} = ${sql.param(request[name], appointments[name])}`,
  );
  // Postgres does not read the years 0 and 10000 as we write them.
  const isThen = sql`${appointments.startsAt} = to_timestamp(${request.startsAt.getTime() / 1000}::float8)`;
  const [row] = await orm
    .select()
    .from(appointments)
    .where(and(isThen, ...isSame, isLive(now())));
  return row;
}

/** The appointments of all hosts that take time between two instants. */
export function liveAppointments({ orm, now }: Database, time: { start: number; end: number }) {
  const [start, end] = [new Date(time.start), new Date(time.end)];
  const isWithin = and(gt(appointments.endsAt, start), lt(appointments.startsAt, end));
  return orm
    .select()
    .from(appointments)
    .where(and(isWithin, isLive(now())))
    .orderBy(asc(appointments.startsAt));
}

/** Neither cancelled nor held for longer than promised. */
const isLive = (now: ReturnType<Database["now"]>) =>
  sql`(state = 'booked' or (state = 'held' and held_until > ${now}))`;

/** Appointments that begin between two instants, cancelled ones too, in the order in which they begin. */
export function listAppointments({ orm }: Database, since: Date, until: Date) {
  return orm
    .select()
    .from(appointments)
    .where(and(gte(appointments.startsAt, since), lt(appointments.startsAt, until)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * Bookings at the same time by one person, or from one network address, wait for each other, so that
 * they can be counted. Locks are always taken in the same order, so that no two wait for each other.
 */
export async function lockPersons({ orm }: Database, names: string[]) {
  await orm.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by 1) as keys`);
}

/** How many appointments a person has ahead, and how many one network address made of late. */
export async function countOpen(
  { orm, now }: Database,
  { person, origin }: Pick<AppointmentRow, "person" | "origin">,
) {
  const isRecent = sql`booked_at > ${now()} - interval '1 hour'`;
  const isOfOrigin = sql`origin = ${origin} and ${isRecent}`;
  const [counts] = await orm
    .select({
      ofPerson: countWhere(sql`person = ${person} and ${isLive(now())} and ends_at > ${now()}`),
      /** In the last hour: all, those that had to be confirmed, and those of all addresses. */
      ofOrigin: countWhere(isOfOrigin),
      heldOfOrigin: countWhere(sql`${isOfOrigin} and held_until is not null`),
      ofAll: countWhere(isRecent),
    })
    .from(appointments)
    .where(sql`person = ${person} or ${isRecent}`);
  if (!counts) throw new Error("the database counted nothing");
  return counts;
}

/** An appointment that a visitor asks for. */
type NewAppointment = Time &
  Omit<AppointmentRow, "during" | "sequence" | "bookedAt" | "settledAt" | "cancelledAt">;

/** When and with whom; `bufferMinutes` are kept free after it. */
type Time = Pick<AppointmentRow, "host" | "startsAt" | "endsAt"> & { bufferMinutes: number };

/**
 * Takes the time for an appointment. The constraint `one_at_a_time` decides: of any number who try
 * at the same moment, one succeeds. `on conflict` rather than an error, because two who wait for
 * each other in it do not lock each other out.
 *
 * @returns the appointment, or undefined when the time is taken.
 */
export async function insertAppointment({ orm, now }: Database, asked: NewAppointment) {
  const times = { during: during(asked), bookedAt: sql`${now()}`, settledAt: sql`${now()}` };
  const [row] = await orm
    .insert(appointments)
    .values({ ...asked, ...times })
    .onConflictDoNothing()
    .returning();
  return row;
}

function during({ startsAt, endsAt, bufferMinutes }: Time) {
  const end = new Date(endsAt.getTime() + bufferMinutes * 60_000);
  return sql<string>`tstzrange(${startsAt.toISOString()}, ${end.toISOString()})`;
}

/** Gives a booked appointment, as it was read, another time, and maybe another host. Throws 23P01 when it is taken. */
export function moveAppointment(database: Database, read: AppointmentRow, to: Time) {
  const sequence = read.sequence + 1;
  // By the first of a double click.
  const isThere = and(eq(appointments.sequence, sequence), eq(appointments.startsAt, to.startsAt));
  const isAsRead = or(eq(appointments.sequence, read.sequence), isThere);
  const values = { ...to, during: during(to), sequence, settledAt: sql`${database.now()}` };
  return change(database, read.id, and(isAsRead, eq(appointments.state, "booked")), values);
}

/** Confirms what is still held; twice is once. Undefined when it is not. */
export function confirmAppointment(database: Database, id: string) {
  const values = { state: "booked", settledAt: sql`${database.now()}` } as const;
  return change(database, id, isLive(database.now()), values);
}

/** Cancels what is booked or held, as it was read, and has not begun; twice is once. Undefined when it cannot. */
export function cancelAppointment(database: Database, { id, state }: AppointmentRow) {
  // By the first of a double click.
  const isDone = eq(appointments.state, "cancelled");
  const cancelledAt = sql`coalesce(${appointments.cancelledAt}, ${database.now()})`;
  // No calendar has what was only held.
  const sequence = sql`${appointments.sequence} + (${appointments.state} = 'booked')::int`;
  const values = { state: "cancelled", sequence, cancelledAt } as const;
  return change(database, id, or(eq(appointments.state, state), isDone), values);
}

/** Changes the appointment with this id, unless it has begun or the condition does not hold. */
async function change(
  { orm, now }: Database,
  id: string,
  condition: SQL | undefined,
  values: PgUpdateSetSource<typeof appointments>,
) {
  const [row] = await orm
    .update(appointments)
    .set(values)
    .where(and(eq(appointments.id, id), gt(appointments.startsAt, now()), condition))
    .returning();
  return row;
}

/**
 * Ends the holds that were not confirmed in time, so that their times are free again. Before a transaction, not in it:
 * two of them that have each ended the hold whose time the other wants would wait for each other.
 */
export async function endHolds({ orm, now }: Database) {
  // Rows that another process is ending are skipped: the insert waits for it where it needs the time.
  await orm.execute(sql`
    update appointments set state = 'cancelled', cancelled_at = ${now()}
    where id in (
      select id from appointments where state = 'held' and held_until <= ${now()}
      order by id for update skip locked
    )`);
}

/** Forgets what is needed for a short time only: network addresses, holds, mails past their time, a buffer that was longer. */
export async function forgetPassing({ orm, now }: Database, bufferMinutes: number) {
  const end = sql`ends_at + ${bufferMinutes} * interval '1 minute'`;
  await orm.execute(sql`
    update appointments set during = tstzrange(starts_at, ${end}) where upper(during) > ${end}`);
  await orm.execute(sql`
    update appointments set origin = null
    where origin is not null and booked_at <= ${now()} - interval '1 hour'`);
  await orm.execute(sql`
    delete from appointments
    where held_until <= ${now()} - interval '1 day' and (state = 'held' or (state = 'cancelled' and sequence = 0))`);
  await orm.execute(sql`delete from outbox where expires_at <= ${now()} and ${isWaiting(now())}`);
}

/** Deletes appointments that ended more than `days` days ago. */
export async function purgeAppointments({ orm, now }: Database, days: number) {
  await orm.execute(sql`
    delete from appointments where ends_at < ${now()} - ${days} * interval '1 day'`);
}
