import type { Config, Context } from "@netlify/functions";

import { openLeadBackend } from "../../leads/leadBackend";
import { sendLeadDigest } from "../../leads/leadDigest";
import { withoutDatabase } from "../../leads/scheduledWork";

/** Once a day: deletes what is to be kept no longer, and mails the report. */
export default async function leadDigest(_request: Request, context: Context): Promise<Response> {
  return withoutDatabase() ?? Response.json(await sendLeadDigest(openLeadBackend(context)));
}

export const config: Config = { schedule: "0 6 * * *" };
