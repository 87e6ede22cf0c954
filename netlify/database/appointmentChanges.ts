import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Database } from "./connection";
import { type AppointmentRow, appointments } from "./schema";

/** An appointment that a visitor asks for. */
export type NewAppointment = Omit<
  AppointmentRow,
  "during" | "sequence" | "bookedAt" | "settledAt" | "cancelledAt"
> & { bufferMinutes: number };

/**
 * Ends the holds that were not confirmed in time, so that their times are free again. Before a transaction, not in it:
 * two of them that have each ended the hold whose time the other wants would wait for each other.
 */
export async function endHolds({ orm, now }: Database): Promise<void> {
  // Rows that another process is ending are skipped: the insert waits for it where it needs the time.
  await orm.execute(sql`
    update appointments set state = 'cancelled', cancelled_at = ${now()}
    where id in (
      select id from appointments where state = 'held' and held_until <= ${now()}
      order by id for update skip locked
    )`);
}

/**
 * Takes the time for an appointment. The constraint `one_at_a_time` decides: of any number who try
 * at the same moment, one succeeds. `on conflict` rather than an error, because two who wait for
 * each other in it do not lock each other out.
 *
 * @returns the appointment, or undefined when the time is taken.
 */
export async function insertAppointment(
  { orm, now }: Database,
  { bufferMinutes, ...appointment }: NewAppointment,
): Promise<AppointmentRow | undefined> {
  const [row] = await orm
    .insert(appointments)
    .values({
      ...appointment,
      during: during(appointment, bufferMinutes),
      bookedAt: sql`${now()}`,
      settledAt: sql`${now()}`,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

function during({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, bufferMinutes: number) {
  const end = new Date(endsAt.getTime() + bufferMinutes * 60_000);
  return sql<string>`tstzrange(${startsAt.toISOString()}, ${end.toISOString()})`;
}

/** Gives a booked appointment another time, and maybe another host. Throws 23P01 when it is taken. */
export function moveAppointment(
  database: Database,
  { id, sequence }: Pick<AppointmentRow, "id" | "sequence">,
  { bufferMinutes, ...to }: { host: string; startsAt: Date; endsAt: Date; bufferMinutes: number },
): Promise<AppointmentRow | undefined> {
  const isAsRead = and(eq(appointments.sequence, sequence), eq(appointments.state, "booked"));
  return change(database, id, isAsRead, {
    ...to,
    during: during(to, bufferMinutes),
    sequence: nextSequence,
    settledAt: sql`${database.now()}`,
  });
}

/** Confirms what is still held. Undefined when it is not. */
export function confirmAppointment(
  database: Database,
  id: string,
): Promise<AppointmentRow | undefined> {
  const { now } = database;
  const isHeld = and(eq(appointments.state, "held"), gt(appointments.heldUntil, now()));
  return change(database, id, isHeld, { state: "booked", settledAt: sql`${now()}` });
}

/** Cancels what is booked or held, as it was read, and has not begun. Undefined when there is nothing to cancel. */
export async function cancelAppointment(
  database: Database,
  { id, state }: Pick<AppointmentRow, "id" | "state">,
): Promise<AppointmentRow | undefined> {
  const isAsRead = and(eq(appointments.state, state), ne(appointments.state, "cancelled"));
  return change(database, id, isAsRead, {
    state: "cancelled",
    sequence: nextSequence,
    cancelledAt: sql`${database.now()}`,
  });
}

const nextSequence = sql`${appointments.sequence} + 1`;

/** Changes the appointment with this id, unless it has begun or the condition does not hold. */
async function change(
  { orm, now }: Database,
  id: string,
  condition: SQL | undefined,
  values: PgUpdateSetSource<typeof appointments>,
): Promise<AppointmentRow | undefined> {
  const [row] = await orm
    .update(appointments)
    .set(values)
    .where(and(eq(appointments.id, id), gt(appointments.startsAt, now()), condition))
    .returning();
  return row;
}
