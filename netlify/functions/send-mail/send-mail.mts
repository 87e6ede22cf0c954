import type { Config, Context } from "@netlify/functions";

import { openAppointmentBackend } from "../../appointments/appointmentBackend";
import { isBookingOn } from "../../appointments/bookingContent";
import { queueReminders } from "../../appointments/reminders";
import { withoutDatabase } from "../../database/withoutDatabase";
import { remindOfAnswers } from "../../leads/answerReminders";
import { eachAlone } from "../../leads/eachAlone";
import { openLeadBackend } from "../../leads/leadBackend";
import { sendOutbox } from "../../leads/sendOutbox";

/** Sends the mails that could not be sent at once, and the reminders that are due. */
export default async function sendMail(_request: Request, context: Context): Promise<Response> {
  const nothingToDo = withoutDatabase();
  if (nothingToDo) return nothingToDo;
  const report = await eachAlone({
    // A booking.yaml that cannot be read stops this and nothing else.
    reminders: async () => (isBookingOn() ? queueReminders(openAppointmentBackend(context)) : 0),
    answerReminders: () => remindOfAnswers(openLeadBackend(context)),
    mails: () => sendOutbox(openLeadBackend(context)),
  });
  return Response.json(report);
}

export const config: Config = { schedule: "*/5 * * * *" };
