import { endStop, readWebhookState } from "../database/webhookFigures";
import type { LeadBackend } from "./leadBackend";
import { stopId } from "./sendTaken";

/** From this age on, a post that waits means that someone should look, in seconds. */
const alarmingAge = 30 * 60;

/** Lets the webhook go on after a person has seen a post arrive. */
export async function resumeWebhook(backend: LeadBackend): Promise<void> {
  await endStop(backend.database, stopId(backend));
}

/** What someone should look at, for lead-health and the digest. Throws while the database is away. */
export async function webhookProblems(backend: LeadBackend): Promise<string[]> {
  const { webhook, database } = backend;
  if (!webhook.isWanted) return webhook.problems;
  const state = await readWebhookState(database, stopId(backend));
  const late = `${state.waiting} posts wait for the webhook (${state.lastFailure ?? "not tried"})`;
  return [
    ...webhook.problems,
    ...(state.isStopped ? ["the webhook answered 410 and is stopped"] : []),
    ...(state.oldestSeconds > alarmingAge ? [late] : []),
    ...(state.givenUp > 0 ? [`${state.givenUp} posts to the webhook were given up`] : []),
  ];
}
