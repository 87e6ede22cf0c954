import type { Context } from "@netlify/functions";

import { acceptLead } from "../../leads/acceptLead";
import { openLeadBackend } from "../../leads/leadBackend";

/** Receives a post of the contact form, as JSON from the site's client or natively from a browser. */
export default async function sendLeadEmail(request: Request, context: Context): Promise<Response> {
  return acceptLead(request, context.ip, openLeadBackend(context));
}
