import type { Config, Context } from "@netlify/functions";

import { openLeadBackend } from "../../leads/leadBackend";
import { retryLeads } from "../../leads/retryLeads";

/** Mails the leads that could not be mailed when they came in. */
export default async function retryLeadsOnSchedule(
  _request: Request,
  context: Context,
): Promise<Response> {
  return Response.json(await retryLeads(openLeadBackend(context)));
}

export const config: Config = { schedule: "*/5 * * * *" };
