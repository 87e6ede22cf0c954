import type { Config } from "@netlify/functions";

import {
  type AppointmentBackend,
  isBookingOn,
  openAppointmentBackend,
} from "../../appointments/appointmentBackend";
import { queueReminders } from "../../appointments/appointmentMessages";
import { readCalendars } from "../../appointments/calendarFeeds";
import { queueAnswerReminders } from "../../database/leadAnswers";
import { openLeadBackend } from "../../leads/leadBackend";
import { eachAlone, scheduled } from "../../leads/scheduledWork";
import { sendOutbox } from "../../leads/sendOutbox";

/**
 * Every five minutes: sends the mails that could not be sent at once and the reminders that are due, and reads the
 * hosts' calendars, so that no visitor waits for them.
 */
export default scheduled(async (context) => {
  // A booking.yaml that cannot be read stops what needs it and nothing else.
  const ifBooking = async (work: (backend: AppointmentBackend) => Promise<unknown>) =>
    isBookingOn() ? work(openAppointmentBackend(context)) : "off";
  const reports = await Promise.all([
    // Calendars are slow: no mail waits for them.
    eachAlone({ calendars: () => ifBooking(readCalendars) }),
    eachAlone({
      reminders: () => ifBooking(queueReminders),
      answerReminders: () => queueAnswerReminders(openLeadBackend(context).database),
      mails: () => sendOutbox(openLeadBackend(context)),
    }),
  ]);
  return Object.assign({}, ...reports) as object;
});

export const config: Config = { schedule: "*/5 * * * *" };
