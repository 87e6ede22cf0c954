import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";

import { leadAnswered } from "../../leads/answerPage";

export default handle(leadAnswered);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
