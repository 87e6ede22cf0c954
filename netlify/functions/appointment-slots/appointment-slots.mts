import type { Config, Context } from "@netlify/functions";

import { answerSlots } from "../../appointments/answerSlots";
import { openAppointmentBackend } from "../../appointments/appointmentBackend";

/** Tells when an appointment can be had: as JSON, as a page, or as a fragment of one. */
export default async function appointmentSlots(
  request: Request,
  context: Context,
): Promise<Response> {
  return answerSlots(request, openAppointmentBackend(context));
}

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
