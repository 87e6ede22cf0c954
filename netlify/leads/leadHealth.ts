import { oldestPendingMs } from "./leadCounts";
import type { LeadBackend } from "./leadBackend";
import { leadSnapshot } from "./leadSnapshot";
import { bearerToken } from "./requestGuard";

/** From this age on, a lead that is not mailed means that someone should look, in milliseconds. */
const alarmingAge = 30 * 60 * 1000;

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * Tells an outside monitor how the lead path is: counts and ages, nothing of what leads say. 200
 * when all is well, 503 when someone should look.
 */
export async function answerHealthRequest(
  request: Request,
  backend: LeadBackend,
): Promise<Response> {
  const { settings, store, mailer, clock } = backend;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return Response.json({ error: "method" }, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  if (settings.healthToken && bearerToken(request) !== settings.healthToken) {
    return Response.json({ error: "token" }, { status: 401, headers });
  }
  const problems: string[] = [];
  if (!mailer.isConfigured) problems.push("mail is not configured (SMTP_URL)");
  if (!settings.passSecret)
    problems.push("visitor passes are not configured (VISITOR_PASS_SECRET)");
  try {
    const snapshot = await leadSnapshot(store.keys);
    const oldestPendingSeconds = Math.round(
      (await oldestPendingMs(snapshot, store, clock())) / 1000,
    );
    const counts = {
      pending: snapshot.unsent.length,
      sent: snapshot.sent.size,
      quarantined: snapshot.quarantined.length,
      dead: snapshot.dead.size,
    };
    if (oldestPendingSeconds * 1000 > alarmingAge) problems.push("leads wait to be mailed");
    if (counts.dead > 0) problems.push("leads were given up and wait for staff");
    return answer(problems, { oldestPendingSeconds, counts });
  } catch {
    return answer([...problems, "the store does not answer"], {});
  }
}

function answer(problems: string[], facts: Record<string, unknown>): Response {
  const isWell = problems.length === 0;
  return Response.json(
    { status: isWell ? "ok" : "attention", problems, ...facts },
    { status: isWell ? 200 : 503, headers },
  );
}
