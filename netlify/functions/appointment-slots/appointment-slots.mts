import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { appointmentSlots } from "../../appointments/handleSlots";

export default handle(appointmentSlots);

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
