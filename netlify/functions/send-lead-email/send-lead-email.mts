import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { sendLeadEmail } from "../../leads/handleLead";

export default handle(sendLeadEmail);

// Netlify counts, and refuses with 429: 40 a minute are enough for a whole office behind one address.
export const config: Config = {
  rateLimit: { windowLimit: 40, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
