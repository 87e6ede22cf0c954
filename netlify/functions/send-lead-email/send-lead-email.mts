import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { sendLeadEmail } from "../../leads/acceptLead";

export default handle(sendLeadEmail);

// The host counts, and refuses with 429: 40 a minute are enough for a whole office behind one address.
export const config: Config = {
  rateLimit: { windowLimit: 40, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
