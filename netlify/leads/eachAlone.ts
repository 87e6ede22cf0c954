import { failureReason } from "../database/connection";
import { logEvent } from "./logEvent";

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
