import { and, asc, eq, gte, lt } from "drizzle-orm";

import type { Database, DatabaseOrTransaction } from "./connection";
import { type AppointmentRow, appointments } from "./schema";

/** Appointments that begin in a stretch of time (milliseconds), whatever became of them. */
export async function appointmentsBetween(
  { orm }: Database,
  { start, end }: { start: number; end: number },
): Promise<AppointmentRow[]> {
  return orm
    .select()
    .from(appointments)
    .where(
      and(gte(appointments.startsAt, new Date(start)), lt(appointments.startsAt, new Date(end))),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** Keeps everybody else from an appointment until the transaction ends. False when it is not as it was seen. */
export async function holdAppointment(
  { orm }: DatabaseOrTransaction,
  { id, sequence }: Pick<AppointmentRow, "id" | "sequence">,
): Promise<boolean> {
  const [row] = await orm
    .select({ sequence: appointments.sequence })
    .from(appointments)
    .where(eq(appointments.id, id))
    .for("update");
  return row?.sequence === sequence;
}
