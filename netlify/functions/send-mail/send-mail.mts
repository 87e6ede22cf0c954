import type { Config, Context } from "@netlify/functions";

import { openAppointmentBackend } from "../../appointments/appointmentBackend";
import { queueReminders } from "../../appointments/reminders";
import { remindOfAnswers } from "../../leads/answerReminders";
import { sendMails } from "../../leads/sendMails";

/** Sends the mails that could not be sent at once, and the reminders that are due. */
export default async function sendMail(_request: Request, context: Context): Promise<Response> {
  const backend = openAppointmentBackend(context);
  // Leads do not wait for appointments.
  const reminders = await queueReminders(backend).catch(() => "failed");
  const answerReminders = await remindOfAnswers(backend).catch(() => "failed");
  return Response.json({ reminders, answerReminders, ...(await sendMails(backend)) });
}

export const config: Config = { schedule: "*/5 * * * *" };
