import {
  cancelAppointment,
  confirmAppointment,
  endHolds,
  moveAppointment,
} from "../database/appointments";
import { type Database, failureReason, transaction } from "../database/connection";
import { dropUnsentMails, queueMessages } from "../database/outbox";
import type { AppointmentRow } from "../database/schema";
import { Refusal } from "../http/functionApp";
import { sendQueued } from "../leads/sendOutbox";
import type { AppointmentBackend } from "./appointmentBackend";
import { messagesAbout } from "./appointmentMessages";
import { availability, type FreeSlot } from "./freeSlots";

// Each throws when the database is away, and a Refusal (`over`) when the appointment was changed meanwhile, has begun, is
// cancelled or was not confirmed in time.

/** Confirms what is held: from now on it is like any other. One that was booked stays as it is. */
export async function confirm(appointment: AppointmentRow, backend: AppointmentBackend) {
  if (appointment.state === "booked") return appointment;
  return change("booked", (database) => confirmAppointment(database, appointment.id), backend);
}

/** Cancels an appointment, and mails the invited. A held one had invited no one; one that is cancelled stays so. */
export async function cancel(appointment: AppointmentRow, backend: AppointmentBackend) {
  if (appointment.state === "cancelled") return appointment;
  const what = appointment.state === "held" ? undefined : "cancelled";
  return change(what, (database) => cancelAppointment(database, appointment), backend);
}

/**
 * Gives an appointment another time, if a host is free then: its own first.
 *
 * @returns the appointment, unless the time is taken, and what is free.
 */
export async function move(
  appointment: AppointmentRow,
  start: number,
  backend: AppointmentBackend,
): Promise<{ appointment?: AppointmentRow; free: FreeSlot[] }> {
  const { bufferMinutes } = backend.booking;
  const free = await availability(backend, appointment);
  const slot = free.find((one) => one.start === start);
  if (!slot) return { free };
  if (start === appointment.startsAt.getTime()) return { appointment, free };
  // Each move is a mail, to an address that may be a stranger's.
  if (appointment.sequence >= 10) throw new Refusal("too-many");
  const isOther = (host: string) => Number(host !== appointment.host);
  for (const host of [...slot.hosts].sort((one, other) => isOther(one) - isOther(other))) {
    const to = { host, startsAt: new Date(slot.start), endsAt: new Date(slot.end), bufferMinutes };
    const work = (database: Database) => moveAppointment(database, appointment, to);
    try {
      return { appointment: await change("moved", work, backend, appointment.host), free };
    } catch (error) {
      // The constraint refused, or the database ended one of two who wanted each other's times (a deadlock).
      if (!["23P01", "40P01"].includes(failureReason(error))) throw error;
    }
  }
  return { free: free.filter((one) => one !== slot) };
}

/** Changes a row, and puts what there is to say of it in the place of what still waits to be sent. */
async function change(
  what: Parameters<typeof messagesAbout>[0] | undefined,
  work: (database: Database) => Promise<AppointmentRow | undefined>,
  backend: AppointmentBackend,
  hostBefore?: string,
) {
  await endHolds(backend.database);
  const { row, ids } = await transaction(backend.database, async (database) => {
    const row = await work(database);
    if (!row) throw new Refusal("over");
    const messages = what ? await messagesAbout(what, row, backend, hostBefore) : [];
    // Those of the first of a double click may be on their way.
    await dropUnsentMails(database, row.id, messages);
    return { row, ids: await queueMessages(database, messages, row.id) };
  });
  sendQueued(ids, backend);
  return row;
}
