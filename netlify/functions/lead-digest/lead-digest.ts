import type { Config, Context } from "@netlify/functions";

import { openLeadBackend } from "../../leads/leadBackend";
import { sendLeadDigest } from "../../leads/leadDigest";
import { purgeLeads } from "../../leads/purgeLeads";

/**
 * Once a day: deletes the leads whose stated term is over, then mails the report, also when nothing
 * came in, because its absence then means a fault.
 */
export default async function leadDigest(_request: Request, context: Context): Promise<Response> {
  const backend = openLeadBackend(context);
  const { retentionDays } = backend.content.site.leads;
  const purged = await purgeLeads(backend, { retentionDays });
  return Response.json({ digest: await sendLeadDigest(backend), purged: purged.length });
}

export const config: Config = { schedule: "0 6 * * *" };
