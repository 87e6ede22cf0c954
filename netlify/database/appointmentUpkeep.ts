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
