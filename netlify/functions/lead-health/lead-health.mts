import { handle } from "hono/netlify";
import { countLeads } from "../../database/leads";
import { functionApp, Refusal } from "../../http/functionApp";
import { bearerToken } from "../../http/request";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";

/** From this age on, a lead that is not mailed means that someone should look, in seconds. */
const alarmingAge = 30 * 60;

/**
 * The state of the lead path for an outside monitor: counts and ages, nothing of what leads say. 200
 * when all is well, 503 when someone should look.
 */
export const leadHealth = functionApp(openLeadBackend, "health-unknown");

leadHealth.get("*", async (call) => {
  const { settings } = call.var.backend;
  if (settings.healthToken && bearerToken(call.req.raw) !== settings.healthToken) {
    throw new Refusal("token");
  }
  const { problems, facts } = await measure(call.var.backend);
  const isWell = problems.length === 0;
  return call.json({ status: isWell ? "ok" : "attention", problems, ...facts }, isWell ? 200 : 503);
});

async function measure(backend: LeadBackend) {
  const { settings, database, mailer } = backend;
  const problems = [...settings.problems];
  if (!mailer.isConfigured) problems.push("mail is not configured (SMTP_URL)");
  if (!settings.signingSecret) {
    problems.push("links and visitor passes cannot be signed (SIGNING_SECRET)");
  }
  if (!database.isConfigured) {
    problems.push("no database is configured (NETLIFY_DB_URL): leads are only mailed");
    return { problems };
  }
  try {
    const { oldestPendingSeconds, pending, sentInAll, quarantined, dead } =
      await countLeads(database);
    if (oldestPendingSeconds > alarmingAge) problems.push("leads wait to be mailed");
    if (dead > 0) problems.push("leads were given up and wait for staff");
    const counts = { pending, sent: sentInAll, quarantined, dead };
    return { problems, facts: { oldestPendingSeconds, counts } };
  } catch {
    return { problems: [...problems, "the database does not answer"] };
  }
}

export default handle(leadHealth);
