import { and, eq, ne } from "drizzle-orm";

import { type AppointmentRow, appointments } from "../database/schema";
import type { AppointmentBackend } from "./appointmentBackend";
import type { AppointmentRequest } from "./appointmentFields";

/** A request that has made an appointment. */
export interface Granted {
  status: "booked" | "held";
  appointment: AppointmentRow;
}

/**
 * The appointment that the very same request has made shortly before: a double click, or an answer
 * that was lost. Only from the same network address, since the answer lets one cancel.
 */
export async function findReplay(
  { asked, origin }: { asked: AppointmentRequest; origin: string | null },
  { database }: AppointmentBackend,
): Promise<Granted | undefined> {
  if (!origin || Number.isNaN(asked.start)) return undefined;
  const [row] = await database.orm
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.startsAt, new Date(asked.start)),
        eq(appointments.origin, origin),
        eq(appointments.email, asked.email),
        eq(appointments.name, asked.name),
        eq(appointments.phone, asked.phone),
        eq(appointments.subject, asked.subject),
        ne(appointments.state, "cancelled"),
      ),
    );
  return row && { status: row.state === "held" ? "held" : "booked", appointment: row };
}
