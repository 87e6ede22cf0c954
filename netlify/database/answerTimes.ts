import { sql } from "drizzle-orm";

import type { Database } from "./connection";

/** How soon the messages of the last so many days were answered. */
export interface AnswerTimes {
  days: number;
  /** Messages that were answered, or are older than 24 hours. The others do not count yet. */
  due: number;
  withinDay: number;
  /** Of all that are due; those unanswered count with their age, so that silence does not look quick. Null without any. */
  medianMinutes: number | null;
}

const periods = [7, 30, 90];

/** How the promised answer within 24 hours was kept, over 7, 30 and 90 days. */
export async function measureAnswerTimes({ orm, now }: Database): Promise<AnswerTimes[]> {
  const { rows } = await orm.execute<{ [Name in keyof AnswerTimes]: AnswerTimes[Name] }>(sql`
    with due as (
      select received_at, answered_at,
        greatest(0, extract(epoch from coalesce(answered_at, ${now()}) - received_at)) / 60 as minutes
      from leads
      where not quarantined and received_at > ${now()} - interval '90 days'
        and (answered_at is not null or received_at <= ${now()} - interval '24 hours')
    )
    select days,
      count(received_at)::int as "due",
      count(*) filter (where answered_at is not null and minutes <= 24 * 60)::int as "withinDay",
      round(percentile_cont(0.5) within group (order by minutes))::int as "medianMinutes"
    from unnest(${sql.param(periods)}::int[]) as days
    left join due on received_at > ${now()} - days * interval '1 day'
    group by days
    order by days`);
  return rows;
}
