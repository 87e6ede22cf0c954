import type { Config, Context } from "@netlify/functions";

import { openAppointmentBackend } from "../../appointments/appointmentBackend";
import { answerDesk } from "../../staff/answerDesk";

/** What the team's desk shows and does, for whoever is signed in. */
export default async function staffDesk(request: Request, context: Context): Promise<Response> {
  return answerDesk(request, openAppointmentBackend(context));
}

export const config: Config = {
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
