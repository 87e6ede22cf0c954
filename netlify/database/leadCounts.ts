import { sql } from "drizzle-orm";

import type { Database } from "./connection";

/** Counts of the last 24 hours, and of how things stand now. */
export interface LeadCounts {
  received: number;
  /** Mailed in the last 24 hours. */
  sent: number;
  pending: number;
  quarantined: number;
  dead: number;
  /** All that were ever mailed and are still kept. */
  sentInAll: number;
  /** Age of the oldest lead still to be mailed, in seconds; 0 when there is none. */
  oldestPendingSeconds: number;
}

/** Counts leads in one statement. */
export async function countLeads({ orm, now }: Database): Promise<LeadCounts> {
  const { rows } = await orm.execute<Record<keyof LeadCounts, number>>(sql`
    select
      (select count(*)::int from leads where received_at > ${now()} - interval '1 day') as "received",
      (select count(*)::int from leads where quarantined) as "quarantined",
      count(*) filter (where sent_at > ${now()} - interval '1 day')::int as "sent",
      count(*) filter (where sent_at is not null)::int as "sentInAll",
      count(*) filter (where sent_at is null and given_up_at is null)::int as "pending",
      count(*) filter (where sent_at is null and given_up_at is not null)::int as "dead",
      coalesce(extract(epoch from ${now()} - min(queued_at) filter (where sent_at is null and given_up_at is null)), 0)::int
        as "oldestPendingSeconds"
    from outbox where kind = 'lead'`);
  const [counts] = rows;
  if (!counts) throw new Error("the database counted nothing");
  return { ...counts, oldestPendingSeconds: Math.max(0, counts.oldestPendingSeconds) };
}
