import type {
  AppointmentDetail,
  AppointmentList,
  DeskAppointment,
} from "../../contract/deskAppointments";
import { slotJson } from "../appointments/answerSlots";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { availability } from "../appointments/availability";
import { findAppointment } from "../database/appointments";
import { appointmentsBetween } from "../database/deskAppointments";
import { readHistory } from "../database/history";
import type { AppointmentRow } from "../database/schema";
import { beginningOf, dayAfter } from "./deskDays";
import { historyEntry } from "./historyEntry";

/** The appointments of some days, from one on. */
export async function appointmentList(
  from: string,
  days: number,
  backend: AppointmentBackend,
): Promise<AppointmentList> {
  const until = dayAfter(from, days);
  const time = { start: beginningOf(from), end: beginningOf(until) };
  const rows = await appointmentsBetween(backend.database, time);
  return {
    from,
    until,
    appointments: rows.map((row) => deskAppointment(row, backend)),
    now: new Date(backend.clock()).toISOString(),
  };
}

/** One appointment with the times that it can be moved to; undefined when there is none. */
export async function appointmentDetail(
  id: string,
  backend: AppointmentBackend,
): Promise<AppointmentDetail | undefined> {
  const row = await findAppointment(backend.database, id);
  if (!row) return undefined;
  const isAhead = row.state === "booked" && row.startsAt.getTime() > backend.clock();
  const [offered, history] = await Promise.all([
    isAhead ? availability(backend, row) : undefined,
    readHistory(backend.database, { appointmentId: id, limit: 200 }),
  ]);
  const others = offered?.slots.filter(({ start }) => start !== row.startsAt.getTime()) ?? [];
  return {
    ...deskAppointment(row, backend),
    slots: others.map(slotJson),
    history: history.map(historyEntry),
  };
}

function deskAppointment(
  row: AppointmentRow,
  { booking, clock }: AppointmentBackend,
): DeskAppointment {
  const { id, sequence, state, heldUntil, startsAt, endsAt, bookedAt, cancelledAt } = row;
  const { name, email, phone, website, subject, zone, meeting } = row;
  // One that nobody confirmed in time is over, even before the schedule says so.
  const isOver = state === "held" && (heldUntil?.getTime() ?? 0) <= clock();
  return {
    id,
    version: sequence,
    state: isOver ? "cancelled" : state,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    host: booking.hosts.find(({ slug }) => slug === row.host)?.name ?? row.host,
    ...{ name, email, phone, website, subject, zone, meeting },
    bookedAt: bookedAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}
