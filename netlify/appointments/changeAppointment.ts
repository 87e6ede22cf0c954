import {
  cancelAppointment,
  confirmAppointment,
  endHolds,
  moveAppointment,
} from "../database/appointments";
import { type Database, failureReason, transaction } from "../database/connection";
import { dropWaitingMails, queueMessages } from "../database/outbox";
import type { AppointmentRow } from "../database/schema";
import { Refusal } from "../http/functionApp";
import { sendQueued } from "../leads/sendOutbox";
import type { AppointmentBackend } from "./appointmentBackend";
import { messagesAbout } from "./appointmentMessages";
import { availability } from "./availability";
import type { FreeSlot } from "./freeSlots";

// Each throws when the database is away, and a Refusal (`over`) when the appointment was changed meanwhile, has begun, is
// cancelled or was not confirmed in time.

/** Confirms what is held: from now on it is like any other. */
export function confirm(
  { id }: Pick<AppointmentRow, "id">,
  backend: AppointmentBackend,
): Promise<AppointmentRow> {
  return change(backend, async (database) => {
    const row = await confirmAppointment(database, id);
    return row && { row, change: "booked" };
  });
}

/** Cancels an appointment, and mails the invited. A held one had invited no one. */
export function cancel(
  appointment: AppointmentRow,
  backend: AppointmentBackend,
): Promise<AppointmentRow> {
  return change(backend, async (database) => {
    const row = await cancelAppointment(database, appointment);
    return row && { row, change: appointment.state === "held" ? undefined : "cancelled" };
  });
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
  const isOther = (host: string) => Number(host !== appointment.host);
  for (const host of [...slot.hosts].sort((one, other) => isOther(one) - isOther(other))) {
    const to = { host, startsAt: new Date(slot.start), endsAt: new Date(slot.end), bufferMinutes };
    try {
      const moved = await change(backend, async (database) => {
        const row = await moveAppointment(database, appointment, to);
        return row && { row, change: "moved", hostBefore: appointment.host };
      });
      return { appointment: moved, free };
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return { free: free.filter((one) => one !== slot) };
}

/** A row that was changed, and what there is to say about it. */
interface Changed {
  row: AppointmentRow;
  change?: Parameters<typeof messagesAbout>[0];
  hostBefore?: string;
}

/** Changes a row, and puts what there is to say in the place of what still waits to be sent. */
async function change(
  backend: AppointmentBackend,
  work: (database: Database) => Promise<Changed | undefined>,
): Promise<AppointmentRow> {
  await endHolds(backend.database);
  const changed = await transaction(backend.database, async (database) => {
    const done = await work(database);
    if (!done) throw new Refusal("over");
    const { row, change, hostBefore } = done;
    await dropWaitingMails(database, row.id);
    const messages = change ? await messagesAbout(change, row, backend, hostBefore) : [];
    return { row, ids: await queueMessages(database, messages, row.id) };
  });
  sendQueued(changed.ids, backend);
  return changed.row;
}

/** The constraint refused, or the database ended one of two who wanted each other's times (a deadlock). */
function isTaken(error: unknown): boolean {
  return ["23P01", "40P01"].includes(failureReason(error));
}
