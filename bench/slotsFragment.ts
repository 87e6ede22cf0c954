import { openAppointmentBackend } from "../netlify/appointments/appointmentBackend";
import { bookingForm } from "../netlify/appointments/bookingForm";
import { bookableWindow, freeSlots } from "../netlify/appointments/freeSlots";
import { paris } from "../netlify/appointments/parisTime";
import { nextSlotsHtml } from "../netlify/appointments/slotsHtml";

/** An HTML fragment as `appointment-slots` writes it when nothing is taken yet: `next` or the form. Asks no database. */
export const slotsFragment = (fragment: string | null) => {
  const backend = openAppointmentBackend();
  const { booking } = backend;
  const now = Date.now();
  const busy = new Map(booking.hosts.map(({ slug }) => [slug, []]));
  const within = bookableWindow(booking, now);
  const slots = freeSlots({ hosts: booking.hosts, rules: booking, busy, now, within });
  if (fragment === "next")
    return nextSlotsHtml(slots.slice(0, 3), { texts: booking.texts, zone: paris });
  return bookingForm({ slots, zone: paris }, backend);
};
