import { sql } from "drizzle-orm";

import type { DistributionStep, Figures, WeekFigures } from "../../contract/deskFigures";
import type { Database } from "./connection";

/** What came in and went out in each of the last weeks, the present one last. Weeks begin on Monday in Paris. */
export async function countWeeks({ orm, now }: Database, weeks: number): Promise<WeekFigures[]> {
  const { rows } = await orm.execute<{ [Name in keyof WeekFigures]: WeekFigures[Name] }>(sql`
    with weeks as (
      select monday::date::text as monday,
        monday at time zone 'Europe/Paris' as since,
        (monday + interval '1 week') at time zone 'Europe/Paris' as until
      from generate_series(
        date_trunc('week', ${now()} at time zone 'Europe/Paris') - (${weeks}::int - 1) * interval '1 week',
        date_trunc('week', ${now()} at time zone 'Europe/Paris'),
        interval '1 week'
      ) as monday
    )
    select monday,
      (select count(*)::int from leads where received_at >= since and received_at < until and not quarantined) as "messages",
      (select count(*)::int from appointments where booked_at >= since and booked_at < until
        and (state = 'booked' or (state = 'cancelled' and sequence > 0))) as "appointments",
      (select count(*)::int from leads where received_at >= since and received_at < until and quarantined) as "spam",
      (select count(*)::int from leads where answered_at >= since and answered_at < until and not quarantined) as "answers"
    from weeks
    order by since`);
  return rows;
}

/** Messages of the last 90 days by the page they came from, most first. */
export async function countPages({ orm, now }: Database): Promise<Figures["pages"]> {
  const { rows } = await orm.execute<{ page: string; messages: number; answered: number }>(sql`
    select source as "page", count(*)::int as "messages", count(answered_at)::int as "answered"
    from leads
    where not quarantined and received_at > ${now()} - interval '90 days'
    group by source
    order by 2 desc, 1
    limit 20`);
  return rows;
}

/** Where one step of the distribution ends and the next begins, in hours. */
const steps = [1, 2, 4, 8, 24, 48];

/** How long answers to the messages of the last 90 days took, and how many of those have none yet. */
export async function measureAnswers({
  orm,
  now,
}: Database): Promise<{ distribution: DistributionStep[]; waiting: number }> {
  const { rows } = await orm.execute<{ step: number | null; count: number }>(sql`
    select
      case when answered_at is not null then
        width_bucket(
          greatest(0, extract(epoch from answered_at - received_at))::float8 / 3600,
          ${sql.param(steps)}::float8[]
        ) end as "step",
      count(*)::int as "count"
    from leads
    where tracked and not quarantined and received_at > ${now()} - interval '90 days'
    group by 1`);
  const counts = new Map(rows.map(({ step, count }) => [step, count]));
  return {
    distribution: [0, ...steps].map((from, index) => ({
      from,
      to: steps[index] ?? null,
      count: counts.get(index) ?? 0,
    })),
    waiting: counts.get(null) ?? 0,
  };
}
