import type { DeskAppointment } from "../../../contract/deskAppointments";

/** A day of the calendar with its appointments. */
export type CalendarDay = {
  day: string;
  isToday: boolean;
  appointments: readonly DeskAppointment[];
};
