import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { type AppointmentRow, appointments } from "./schema";

/** A transaction, or the database outside of one. */
export type Statements = Pick<
  Database["orm"],
  "execute" | "insert" | "select" | "update" | "delete"
>;

/** A stretch of time, in milliseconds. */
type Stretch = { start: number; end: number };

/** One appointment, or undefined. */
export async function findAppointment(
  { orm }: Database,
  id: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await orm.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** An appointment that the same person, at the same network address, has made for the same time with the same words. */
export async function findSame(
  { orm }: Database,
  { startsAt, origin, email, name, phone, subject }: SameAppointment,
): Promise<AppointmentRow | undefined> {
  const [row] = await orm
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.startsAt, startsAt),
        eq(appointments.origin, origin),
        eq(appointments.email, email),
        eq(appointments.name, name),
        eq(appointments.phone, phone),
        eq(appointments.subject, subject),
        ne(appointments.state, "cancelled"),
      ),
    );
  return row;
}

type SameAppointment = Pick<AppointmentRow, "startsAt" | "email" | "name" | "phone" | "subject"> & {
  origin: string;
};

/** Appointments that take time between two instants, whoever has them. */
export async function liveAppointments(
  { orm, now }: Database,
  stretch: Stretch,
): Promise<AppointmentRow[]> {
  return orm
    .select()
    .from(appointments)
    .where(takesTime(stretch, now()))
    .orderBy(asc(appointments.startsAt));
}

/** Hosts who have an appointment in a stretch of time, as far as it is known yet. */
export async function hostsTaken(
  { now }: Pick<Database, "now">,
  statements: Statements,
  stretch: Stretch,
): Promise<string[]> {
  const taken = await statements
    .select({ host: appointments.host })
    .from(appointments)
    .where(takesTime(stretch, now()));
  return taken.map(({ host }) => host);
}

/** Takes time within a stretch. */
const takesTime = ({ start, end }: Stretch, now: ReturnType<Database["now"]>) =>
  and(
    gt(appointments.endsAt, new Date(start)),
    lt(appointments.startsAt, new Date(end)),
    isLive(now),
  );

/** Neither cancelled nor held for longer than promised. */
export const isLive = (now: ReturnType<Database["now"]>) =>
  sql`(state = 'booked' or (state = 'held' and held_until > ${now}))`;
