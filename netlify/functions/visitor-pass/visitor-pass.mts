import { handle } from "hono/netlify";

import { visitorPass } from "../../leads/visitorPass";

export default handle(visitorPass);
