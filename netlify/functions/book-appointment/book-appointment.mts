import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { bookAppointmentApp } from "../../appointments/handleBooking";

export default handle(bookAppointmentApp);

// Against floods only: how much one address may book is counted with the appointments.
export const config: Config = {
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
