import type { Config, Context } from "@netlify/functions";

import { acceptLead } from "../../leads/acceptLead";
import { openLeadBackend } from "../../leads/leadBackend";

/** Receives a post of the contact form, as JSON from the site's client or natively from a browser. */
export default async function sendLeadEmail(request: Request, context: Context): Promise<Response> {
  return acceptLead(request, openLeadBackend(context));
}

// The host counts, and refuses with 429: 40 a minute are enough for a whole office behind one address.
export const config: Config = {
  rateLimit: { windowLimit: 40, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
