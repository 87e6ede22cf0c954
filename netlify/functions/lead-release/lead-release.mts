import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { leadRelease } from "../../leads/releasePage";

export default handle(leadRelease);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
