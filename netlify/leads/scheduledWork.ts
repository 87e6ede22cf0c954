import type { Context } from "@netlify/functions";

import { databaseUrl, failureReason } from "../database/connection";
import { logEvent } from "../http/logEvent";

/**
 * A function that the host runs by itself. Without a database it has nothing to do, which is no fault: leads are mailed
 * at once then, and nothing waits.
 */
export const scheduled =
  (work: (context: Context) => Promise<object>) =>
  async (_request: Request, context: Context): Promise<Response> => {
    if (databaseUrl(process.env)) return Response.json(await work(context));
    const line =
      "No database is configured (NETLIFY_DB_URL or DATABASE_URL): there is nothing to send or to delete.";
    console.log(line);
    return new Response(line);
  };

/** Does one piece of scheduled work after the other, and lets none that fails stop the next. */
export async function eachAlone<Name extends string>(works: Record<Name, () => Promise<unknown>>) {
  const report: Partial<Record<Name, unknown>> = {};
  for (const name in works) {
    try {
      report[name] = await works[name]();
    } catch (error) {
      logEvent("scheduled-work-failed", { name, reason: failureReason(error) });
      report[name] = "failed";
    }
  }
  return report;
}
