import type { Config, Context } from "@netlify/functions";

import { answerAppointment } from "../../appointments/answerAppointment";
import { openAppointmentBackend } from "../../appointments/appointmentBackend";

/** The page of one appointment, by its signed link: it shows on GET and acts on POST. */
export default async function appointment(request: Request, context: Context): Promise<Response> {
  return answerAppointment(request, openAppointmentBackend(context));
}

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
