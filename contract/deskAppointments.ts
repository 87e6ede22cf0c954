import type { HistoryEntry } from "./deskHistory";

/** An appointment. `held` waits for its confirmation by the visitor, for half an hour at most. */
export interface DeskAppointment {
  id: string;
  /** Goes up with each change of time or state: to be sent back with every action. */
  version: number;
  state: "held" | "booked" | "cancelled";
  start: string;
  end: string;
  /** Name of who receives the visitor. */
  host: string;
  name: string;
  email: string;
  phone: string;
  website: string;
  subject: string;
  /** The visitor's time zone, `Europe/Paris`. */
  zone: string;
  /** Address of the meeting. */
  meeting: string;
  bookedAt: string;
  cancelledAt: string | null;
}

/** The appointments of some days, in the order in which they begin; cancelled ones too. */
export interface AppointmentList {
  /** First day and the one after the last, in Paris. */
  from: string;
  until: string;
  appointments: DeskAppointment[];
  now: string;
}

/** One appointment, and where it could go. */
export interface AppointmentDetail extends DeskAppointment {
  /** Free times that it can be moved to, in order; empty when it is cancelled or has begun. */
  slots: { start: string; end: string }[];
  /** Newest first. */
  history: HistoryEntry[];
}

/**
 * A change of an appointment; visitor and host are told by mail. Taken back by nothing: a visitor would get one mail
 * after another. `start` of `move` is one of the detail's slots.
 */
export type AppointmentAction =
  | { action: "cancel"; id: string; version: number }
  | { action: "move"; id: string; version: number; start: string };

/** An appointment after a change. */
export interface AppointmentAnswer {
  appointment: AppointmentDetail;
}
