import { countLeads } from "../database/leadCounts";
import type { LeadBackend } from "./leadBackend";
import { bearerToken } from "./requestGuard";

/** From this age on, a lead that is not mailed means that someone should look, in seconds. */
const alarmingAge = 30 * 60;

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * Tells an outside monitor how the lead path is: counts and ages, nothing of what leads say. 200
 * when all is well, 503 when someone should look.
 */
export async function answerHealthRequest(
  request: Request,
  backend: LeadBackend,
): Promise<Response> {
  const { settings, database, mailer } = backend;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return Response.json({ error: "method" }, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  if (settings.healthToken && bearerToken(request) !== settings.healthToken) {
    return Response.json({ error: "token" }, { status: 401, headers });
  }
  const problems = [...mailer.problems];
  if (!settings.passSecret) {
    problems.push("visitor passes are not configured (VISITOR_PASS_SECRET)");
  }
  if (!database.isConfigured) {
    problems.push("no database is configured (NETLIFY_DB_URL): leads are only mailed");
    return answer(problems, {});
  }
  try {
    const { oldestPendingSeconds, pending, sentInAll, quarantined, dead } =
      await countLeads(database);
    if (oldestPendingSeconds > alarmingAge) problems.push("leads wait to be mailed");
    if (dead > 0) problems.push("leads were given up and wait for staff");
    const counts = { pending, sent: sentInAll, quarantined, dead };
    return answer(problems, { oldestPendingSeconds, counts });
  } catch {
    return answer([...problems, "the database does not answer"], {});
  }
}

function answer(problems: string[], facts: Record<string, unknown>): Response {
  const isWell = problems.length === 0;
  return Response.json(
    { status: isWell ? "ok" : "attention", problems, ...facts },
    { status: isWell ? 200 : 503, headers },
  );
}
