import { handle } from "hono/netlify";

import { leadHealth } from "../../leads/leadHealth";

export default handle(leadHealth);
