import { and, asc, gte, lt, sql } from "drizzle-orm";

import type { Database, DatabaseOrTransaction } from "./connection";
import { type AppointmentRow, appointments } from "./schema";

/** Forgets what is needed for a short time only: network addresses, holds, reminders past their time. */
export async function forgetPassing({ orm, now }: Database): Promise<void> {
  await orm.execute(
    sql`update appointments set origin = null where origin is not null and booked_at <= ${now()} - interval '1 hour'`,
  );
  await orm.execute(
    sql`delete from appointments where held_until <= ${now()} - interval '1 day' and (state = 'held' or (state = 'cancelled' and sequence = 0))`,
  );
  await orm.execute(
    sql`delete from outbox where expires_at <= ${now()} and sent_at is null and (leased_until is null or leased_until <= ${now()})`,
  );
}

/** Deletes appointments that ended more than `days` days ago. Returns their ids. */
export async function purgeAppointments(
  { orm, now }: Database,
  { days, dryRun = false }: { days: number; dryRun?: boolean },
): Promise<string[]> {
  const isOver = sql`ends_at < ${now()} - ${days} * interval '1 day'`;
  const { rows } = await orm.execute<{ id: string }>(
    dryRun
      ? sql`select id from appointments where ${isOver} order by id`
      : sql`delete from appointments where ${isOver} returning id`,
  );
  return rows.map(({ id }) => id).sort();
}

/** Deletes every appointment of a person. Returns what was deleted, or would be. */
export async function eraseAppointments(
  { orm }: DatabaseOrTransaction,
  { email, dryRun = false }: { email: string; dryRun?: boolean },
): Promise<AppointmentRow[]> {
  const isTheirs = sql`lower(${appointments.email}) = lower(${email})`;
  return dryRun
    ? orm.select().from(appointments).where(isTheirs)
    : orm.delete(appointments).where(isTheirs).returning();
}

/** Appointments that begin between two instants, in that order, cancelled ones too. */
export async function appointmentsBetween(
  { orm }: Database,
  { since, until }: { since: Date; until: Date },
): Promise<AppointmentRow[]> {
  return orm
    .select()
    .from(appointments)
    .where(and(gte(appointments.startsAt, since), lt(appointments.startsAt, until)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** All appointments, in the order in which they begin. */
export async function listAppointments({ orm }: Database): Promise<AppointmentRow[]> {
  return orm.select().from(appointments).orderBy(asc(appointments.startsAt), asc(appointments.id));
}
