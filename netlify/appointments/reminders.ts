import { forgetPassing, liveAppointments } from "../database/appointments";
import { queueMessages } from "../database/outbox";
import type { AppointmentBackend } from "./appointmentBackend";
import { mailAbout } from "./appointmentMessages";

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Puts the reminders that are due into the outbox, each once: the Message-ID says which. The one of
 * the day before goes to those who had settled on the time by then, and not in the last hour; none
 * goes out once the appointment has begun. Forgets what was kept for a short time only.
 */
export async function queueReminders(backend: AppointmentBackend): Promise<number> {
  const { database, clock } = backend;
  await forgetPassing(database);
  const now = clock();
  const soon = await liveAppointments(database, { start: now, end: now + day });
  let queued = 0;
  for (const appointment of soon) {
    const start = appointment.startsAt.getTime();
    if (appointment.state !== "booked" || start <= now) continue;
    const isLastHour = start - now <= hour;
    if (!isLastHour && appointment.settledAt.getTime() > start - day) continue;
    const occasion = isLastHour ? "reminderHour" : "reminderDay";
    const mails = await mailAbout(occasion, appointment, null, backend);
    const expiresAt = new Date(isLastHour ? start : start - hour);
    const timely = mails.map((mail) => ({ ...mail, expiresAt }));
    const ids = await queueMessages(database, timely, appointment.id);
    queued += ids.length;
  }
  return queued;
}
