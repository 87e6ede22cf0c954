import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";

import type { WrittenMail } from "../mail/writtenMail";
import type { Database } from "./connection";
import { type AppointmentRow, appointments, mails } from "./schema";

/** A transaction, or the database outside of one. */
export type Statements = Pick<
  Database["orm"],
  "execute" | "insert" | "select" | "update" | "delete"
>;

/** A mail to go into the outbox together with what it tells of. */
export interface QueuedMail {
  messageId: string;
  content: WrittenMail;
  expiresAt?: Date;
}

/** An appointment that somebody asks for. */
export type NewAppointment = Omit<
  AppointmentRow,
  "during" | "sequence" | "bookedAt" | "settledAt" | "cancelledAt"
> & { bufferMinutes: number };

/**
 * Bookings at the same time by one person, or from one network address, wait for each other, so that
 * they can be counted. Always in the same order: nobody waits for somebody who waits for them.
 */
export async function lockPersons(statements: Statements, names: string[]): Promise<void> {
  await statements.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by 1) as keys`);
}

/** Hosts who have an appointment in a stretch of time, as far as it is known yet. */
export async function hostsTaken(
  { now }: Pick<Database, "now">,
  statements: Statements,
  { start, end }: { start: number; end: number },
): Promise<string[]> {
  const taken = await statements
    .select({ host: appointments.host })
    .from(appointments)
    .where(
      and(
        gt(appointments.endsAt, new Date(start)),
        lt(appointments.startsAt, new Date(end)),
        isLive(now()),
      ),
    );
  return taken.map(({ host }) => host);
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

type Moment = ReturnType<Database["now"]>;

const isRecent = (now: Moment) => sql`booked_at > ${now} - interval '1 hour'`;

/** Neither cancelled nor held for longer than promised. */
const isLive = (now: Moment) => sql`(state = 'booked' or (state = 'held' and held_until > ${now}))`;

/** Ends the holds that nobody confirmed in time, so that their times are free for all. */
export async function endHolds(
  { now }: Pick<Database, "now">,
  statements: Statements,
): Promise<void> {
  // Others may be at it: whoever needs the time waits for them in the insert.
  await statements.execute(sql`
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
  { now }: Pick<Database, "now">,
  statements: Statements,
  { bufferMinutes, ...appointment }: NewAppointment,
): Promise<AppointmentRow | undefined> {
  const [row] = await statements
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
export async function moveAppointment(
  { now }: Pick<Database, "now">,
  statements: Statements,
  { id, sequence }: Pick<AppointmentRow, "id" | "sequence">,
  to: { host: string; startsAt: Date; endsAt: Date; bufferMinutes: number },
): Promise<AppointmentRow | undefined> {
  const [row] = await statements
    .update(appointments)
    .set({
      host: to.host,
      startsAt: to.startsAt,
      endsAt: to.endsAt,
      during: during(to, to.bufferMinutes),
      sequence: sql`${appointments.sequence} + 1`,
      settledAt: sql`${now()}`,
    })
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.sequence, sequence),
        eq(appointments.state, "booked"),
        gt(appointments.startsAt, now()),
      ),
    )
    .returning();
  return row;
}

/** Confirms what is still held. Undefined when it is not. */
export async function confirmAppointment(
  { now }: Pick<Database, "now">,
  statements: Statements,
  id: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await statements
    .update(appointments)
    .set({ state: "booked", settledAt: sql`${now()}` })
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.state, "held"),
        gt(appointments.heldUntil, now()),
        gt(appointments.startsAt, now()),
      ),
    )
    .returning();
  return row;
}

/** Cancels what is booked or held and has not begun. Undefined when there is nothing to cancel. */
export async function cancelAppointment(
  { now }: Pick<Database, "now">,
  statements: Statements,
  id: string,
): Promise<{ before: AppointmentRow["state"]; row: AppointmentRow } | undefined> {
  const [before] = await statements
    .select({ state: appointments.state })
    .from(appointments)
    .where(eq(appointments.id, id))
    .for("update");
  if (!before) return undefined;
  const [row] = await statements
    .update(appointments)
    .set({
      state: "cancelled",
      sequence: sql`${appointments.sequence} + 1`,
      cancelledAt: sql`${now()}`,
    })
    .where(
      and(
        eq(appointments.id, id),
        ne(appointments.state, "cancelled"),
        gt(appointments.startsAt, now()),
      ),
    )
    .returning();
  return row && { before: before.state, row };
}

/** Drops what the outbox still holds about an appointment and is not being sent this moment. */
export async function dropMails(
  { now }: Pick<Database, "now">,
  statements: Statements,
  appointmentId: string,
): Promise<void> {
  await statements
    .delete(mails)
    .where(
      and(
        eq(mails.appointmentId, appointmentId),
        sql`${mails.sentAt} is null and (${mails.leasedUntil} is null or ${mails.leasedUntil} <= ${now()})`,
      ),
    );
}

/** Puts mails into the outbox, each once. Returns the ids of those that were not there. */
export async function queueMails(
  { now }: Pick<Database, "now">,
  statements: Statements,
  appointmentId: string | null,
  queued: QueuedMail[],
): Promise<number[]> {
  if (queued.length === 0) return [];
  const rows = await statements
    .insert(mails)
    .values(
      queued.map((mail) => ({
        ...mail,
        kind: "written" as const,
        appointmentId,
        queuedAt: sql`${now()}`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/** One appointment, or undefined. */
export async function findAppointment(
  { orm }: Database,
  id: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await orm.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** Appointments that take time between two instants, whoever has them. */
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
