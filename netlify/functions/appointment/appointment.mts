import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { appointment } from "../../appointments/handleAppointment";

export default handle(appointment);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
