import type { Config, Context } from "@netlify/functions";

import { acceptBooking } from "../../appointments/acceptBooking";
import { openAppointmentBackend } from "../../appointments/appointmentBackend";

/** Books an appointment. */
export default async function book(request: Request, context: Context): Promise<Response> {
  return acceptBooking(request, context.ip, openAppointmentBackend(context));
}

// Against floods only: how much one address may book is counted with the appointments.
export const config: Config = {
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
