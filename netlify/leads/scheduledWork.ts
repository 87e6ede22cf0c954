import { databaseUrl, failureReason } from "../database/connection";
import { logEvent } from "../http/logEvent";

/** Does one piece of scheduled work after the other, and lets none that fails stop the next. */
export async function eachAlone<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, unknown>> {
  const report: [string, unknown][] = [];
  for (const [name, work] of Object.entries<() => Promise<unknown>>(works)) {
    try {
      report.push([name, await work()]);
    } catch (error) {
      logEvent("scheduled-work-failed", { name, reason: failureReason(error) });
      report.push([name, "failed"]);
    }
  }
  return Object.fromEntries(report) as Record<Name, unknown>;
}

const line =
  "No database is configured (NETLIFY_DB_URL or DATABASE_URL): there is nothing to send or to delete.";

/**
 * The response of a scheduled function when no database is configured, which is no fault: leads are mailed at once
 * then, and nothing waits. Undefined when there is one.
 */
export function withoutDatabase(): Response | undefined {
  if (databaseUrl(process.env)) return undefined;
  console.log(line);
  return new Response(line);
}
