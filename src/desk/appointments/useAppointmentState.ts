import type { DeskAppointment } from "../../../contract/deskAppointments";
import { useTexts } from "../deskTexts";
import type { Tone } from "../components/Badge";

/** How an appointment stands at an instant, with its name and its colour. */
export const useAppointmentState = (appointment: DeskAppointment, now: number) => {
  const { appointments: texts } = useTexts();
  const isPast = appointment.state === "booked" && Date.parse(appointment.end) <= now;
  const state = isPast ? "past" : appointment.state;
  const tones: Record<typeof state, Tone> = {
    booked: "accent",
    held: "warm",
    past: "plain",
    cancelled: "danger",
  };
  return { state, name: texts[state], tone: tones[state] };
};
