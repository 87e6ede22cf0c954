import { openAppointmentBackend } from "../netlify/appointments/appointmentBackend";
import { bookingForm } from "../netlify/appointments/bookingForm";
import { bookableWindow, freeSlots } from "../netlify/appointments/freeSlots";
import { paris } from "../netlify/appointments/parisTime";

/** The booking form as the function writes it when nothing is taken yet; asks no database. */
export const slotsForm = () => {
  const backend = openAppointmentBackend();
  const { booking } = backend;
  const now = Date.now();
  const busy = new Map(booking.hosts.map(({ slug }) => [slug, []]));
  const within = bookableWindow(booking, now);
  const slots = freeSlots({ hosts: booking.hosts, rules: booking, busy, now, within });
  return bookingForm({ slots, zone: paris }, backend);
};
