import { sql } from "drizzle-orm";

import type { Database } from "./connection";

/** How the posts to the webhook are. */
export interface WebhookState {
  waiting: number;
  /** Age of the oldest that waits, in seconds; 0 when there is none. */
  oldestSeconds: number;
  /** Why the last try of one that waits failed. */
  lastFailure: string | null;
  givenUp: number;
  isStopped: boolean;
}

/** @param stopId `Message-ID` of the mail that says that the webhook is stopped */
export async function readWebhookState(
  { orm, now }: Database,
  stopId: string,
): Promise<WebhookState> {
  const { rows } = await orm.execute<{ [Name in keyof WebhookState]: WebhookState[Name] }>(sql`
    select
      count(*) filter (where given_up_at is null)::int as "waiting",
      greatest(0, coalesce(extract(epoch from ${now()} - min(queued_at) filter (where given_up_at is null)), 0))::int
        as "oldestSeconds",
      (array_agg(failures[cardinality(failures)] order by id) filter (where cardinality(failures) > 0))[1] as "lastFailure",
      count(given_up_at)::int as "givenUp",
      exists (select from outbox where message_id = ${stopId}) as "isStopped"
    from outbox where channel = 'webhook' and sent_at is null`);
  const [state] = rows;
  if (!state) throw new Error("the database counted nothing");
  return state;
}

/** Lets the webhook go on. */
export async function endStop({ orm }: Database, stopId: string): Promise<void> {
  await orm.execute(sql`delete from outbox where message_id = ${stopId}`);
}
