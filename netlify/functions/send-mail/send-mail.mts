import type { Config, Context } from "@netlify/functions";

import {
  type AppointmentBackend,
  isBookingOn,
  openAppointmentBackend,
} from "../../appointments/appointmentBackend";
import { queueReminders } from "../../appointments/reminders";
import { readCalendars } from "../../appointments/calendarFeeds";
import { queueAnswerReminders } from "../../database/leadAnswers";
import { openLeadBackend } from "../../leads/leadBackend";
import { mailDomain } from "../../leads/leadMail";
import { eachAlone, withoutDatabase } from "../../leads/scheduledWork";
import { sendOutbox } from "../../leads/sendOutbox";

/**
 * Every five minutes: sends the mails that could not be sent at once and the reminders that are due, and reads the
 * hosts' calendars, so that no visitor waits for them.
 */
export default async function sendMail(_request: Request, context: Context): Promise<Response> {
  const nothingToDo = withoutDatabase();
  if (nothingToDo) return nothingToDo;
  // A booking.yaml that cannot be read stops what needs it and nothing else.
  const ifBooking = async (work: (backend: AppointmentBackend) => Promise<unknown>) =>
    isBookingOn() ? work(openAppointmentBackend(context)) : "off";
  const reports = await Promise.all([
    // Calendars are slow: no mail waits for them.
    eachAlone({ calendars: () => ifBooking((backend) => readCalendars(backend)) }),
    eachAlone({
      reminders: () => ifBooking(queueReminders),
      answerReminders: () => {
        const backend = openLeadBackend(context);
        return queueAnswerReminders(backend.database, mailDomain(backend));
      },
      mails: () => sendOutbox(openLeadBackend(context)),
    }),
  ]);
  return Response.json(Object.assign({}, ...reports));
}

export const config: Config = { schedule: "*/5 * * * *" };
