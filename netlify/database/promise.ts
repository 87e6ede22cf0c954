import { sql } from "drizzle-orm";

import type { PromiseFigures } from "../../contract/deskFigures";
import type { Database } from "./connection";

/** Lengths of time over which the promise is measured, in days. */
const periods = [7, 30, 90] as const;

/**
 * How the promise of an answer within 24 hours was kept. A message counts once its fate is known: it was answered, or
 * is older than that. Those unanswered count in the median with their age, so that silence does not look quick.
 */
export async function measurePromise({ orm, now }: Database): Promise<PromiseFigures[]> {
  const { rows } = await orm.execute<Omit<PromiseFigures, "share">>(sql`
    with due as (
      select received_at, answered_at,
        greatest(0, extract(epoch from coalesce(answered_at, ${now()}) - received_at)) / 60 as minutes
      from leads
      where tracked and not quarantined and received_at > ${now()} - interval '90 days'
        and (answered_at is not null or received_at <= ${now()} - interval '24 hours')
    )
    select days,
      count(received_at)::int as "due",
      count(answered_at)::int as "answered",
      count(*) filter (where answered_at is not null and minutes <= 24 * 60)::int as "withinDay",
      round(percentile_cont(0.5) within group (order by minutes))::int as "medianMinutes"
    from unnest(${sql.param([...periods])}::int[]) as days
    left join due on received_at > ${now()} - days * interval '1 day'
    group by days
    order by days`);
  return rows.map((row) => ({ ...row, share: row.due > 0 ? row.withinDay / row.due : null }));
}
