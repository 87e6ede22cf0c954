import {
  cancelAppointment,
  confirmAppointment,
  endHolds,
  moveAppointment,
} from "../database/appointmentChanges";
import { failureReason, isDeadlock } from "../database/connection";
import type { AppointmentRow } from "../database/schema";
import {
  dropWaitingMails,
  type QueuedEvent,
  type QueuedMail,
  queueMessages,
} from "../database/queueMessages";
import type { AppointmentBackend } from "./appointmentBackend";
import { appointmentEvent } from "./appointmentEvents";
import { hostMail, visitorMail } from "./appointmentMails";
import { availability, hostsByLoad } from "./availability";
import type { FreeSlot } from "./freeSlots";
import { sendQueued } from "../leads/sendQueued";

export type ChangeResult =
  | { status: "done"; appointment: AppointmentRow; free?: FreeSlot[] }
  | { status: "taken"; free: FreeSlot[] }
  /** It was changed meanwhile, has begun, is cancelled or was not confirmed in time. */
  | { status: "over" };

/** Confirms what is held: from now on it is like any other. Throws when the database is away. */
export async function confirm(id: string, backend: AppointmentBackend): Promise<ChangeResult> {
  const { database } = backend;
  return change(backend, async (statements) => {
    const row = await confirmAppointment(database, statements, id);
    if (!row) return undefined;
    const mails = [visitorMail("booked", row, backend), hostMail("booked", row, backend)];
    return { row, mails, event: "appointment.booked" };
  });
}

/** Cancels an appointment. Who was invited is told; one that was only held had nobody invited. */
export async function cancel(id: string, backend: AppointmentBackend): Promise<ChangeResult> {
  const { database } = backend;
  const act: Act = async (statements) => {
    const cancelled = await cancelAppointment(database, statements, id);
    if (!cancelled) return undefined;
    const { row, before } = cancelled;
    if (before === "held") return { row, mails: [] };
    return {
      row,
      mails: [visitorMail("cancelled", row, backend), hostMail("cancelled", row, backend)],
      event: "appointment.cancelled",
    };
  };
  return change(backend, act);
}

/** Gives an appointment another time, if that is free for somebody: its own host first. */
export async function move(
  appointment: AppointmentRow,
  start: number,
  backend: AppointmentBackend,
): Promise<ChangeResult> {
  const { database, booking } = backend;
  const offered = await availability(backend, appointment);
  const slot = offered.slots.find((one) => one.start === start);
  const free = offered.slots;
  if (!slot) return { status: "taken", free };
  if (start === appointment.startsAt.getTime()) return { status: "done", appointment, free };
  const hosts = hostsByLoad(slot, offered);
  const inOrder = hosts.includes(appointment.host)
    ? [appointment.host, ...hosts.filter((host) => host !== appointment.host)]
    : hosts;
  for (const host of inOrder) {
    const to = {
      host,
      startsAt: new Date(slot.start),
      endsAt: new Date(slot.end),
      bufferMinutes: booking.bufferMinutes,
    };
    try {
      const act: Act = async (statements) => {
        const row = await moveAppointment(database, statements, appointment, to);
        if (!row) return undefined;
        const left = row.host === appointment.host ? undefined : appointment.host;
        return {
          row,
          mails: [
            visitorMail("moved", row, backend),
            hostMail(left ? "booked" : "moved", row, backend),
            ...(left ? [hostMail("cancelled", row, backend, left)] : []),
          ],
          event: "appointment.moved",
        };
      };
      const changed = await change(backend, act);
      return changed.status === "done" ? { ...changed, free } : changed;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return { status: "taken", free: free.filter((one) => one !== slot) };
}

type Statements = Parameters<
  Parameters<AppointmentBackend["database"]["orm"]["transaction"]>[0]
>[0];

/** What was done to a row, and who is told: by mail, and through the webhook. */
interface Change {
  row: AppointmentRow;
  mails: Promise<QueuedMail | undefined>[];
  event?: QueuedEvent["kind"];
}

type Act = (statements: Statements) => Promise<Change | undefined>;

/** Changes a row and puts what is to be told of it in the place of what was. */
async function change(backend: AppointmentBackend, act: Act): Promise<ChangeResult> {
  const { database } = backend;
  const changed = await database.orm.transaction(async (statements) => {
    await endHolds(database, statements);
    const done = await act(statements);
    if (!done) return undefined;
    await dropWaitingMails(database, statements, done.row.id);
    const event = done.event && appointmentEvent(done.event, done.row, backend);
    const messages = [...(await Promise.all(done.mails)), event].filter((one) => one !== undefined);
    return { row: done.row, ids: await queueMessages(database, statements, done.row.id, messages) };
  });
  if (!changed) return { status: "over" };
  sendQueued(changed.ids, backend);
  return { status: "done", appointment: changed.row };
}

/** The constraint refused, or two who wanted each other's times waited for each other. */
function isTaken(error: unknown): boolean {
  return failureReason(error) === "23P01" || isDeadlock(error);
}
