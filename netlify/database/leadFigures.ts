import { sql } from "drizzle-orm";

import type { Database } from "./connection";

/** Counts of the last 24 hours, and of now. */
export interface LeadCounts {
  received: number;
  /** Mailed in the last 24 hours. */
  sent: number;
  pending: number;
  quarantined: number;
  dead: number;
  /** Posts that wait for the webhook. */
  posts: number;
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
      (select count(*)::int from outbox where channel = 'webhook' and sent_at is null and given_up_at is null) as "posts",
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

/** How soon the messages of the last days were answered. */
export interface AnswerTimes {
  /** Messages that were answered, or are older than 24 hours. The others do not count yet. */
  due: number;
  withinDay: number;
  /** Of all that are due; those unanswered count with their age, so that silence does not look quick. Null without any. */
  medianMinutes: number | null;
}

/** How the promised answer within 24 hours was kept, over so many days. */
export async function measureAnswerTimes(
  { orm, now }: Database,
  days: number,
): Promise<AnswerTimes> {
  const { rows } = await orm.execute<{ [Name in keyof AnswerTimes]: AnswerTimes[Name] }>(sql`
    with due as (
      select answered_at, greatest(0, extract(epoch from coalesce(answered_at, ${now()}) - received_at)) / 60 as minutes
      from leads
      where not quarantined and received_at > ${now()} - ${days} * interval '1 day'
        and (answered_at is not null or received_at <= ${now()} - interval '24 hours')
    )
    select count(*)::int as "due",
      count(*) filter (where answered_at is not null and minutes <= 24 * 60)::int as "withinDay",
      round(percentile_cont(0.5) within group (order by minutes))::int as "medianMinutes"
    from due`);
  return rows[0] ?? { due: 0, withinDay: 0, medianMinutes: null };
}
