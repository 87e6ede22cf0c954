import { and, asc, gte, lt, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { isWaiting } from "./outbox";
import { type AppointmentRow, appointments } from "./schema";

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

/** Appointments in the order in which they begin, cancelled ones too: all, or those between two instants. */
export async function listAppointments(
  { orm }: Database,
  begin?: { since: Date; until: Date },
): Promise<AppointmentRow[]> {
  return orm
    .select()
    .from(appointments)
    .where(
      begin && and(gte(appointments.startsAt, begin.since), lt(appointments.startsAt, begin.until)),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
