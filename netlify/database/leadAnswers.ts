import { sql } from "drizzle-orm";

import type { Database } from "./connection";

/**
 * Records that a lead was answered, now, and drops its reminders that are not sent.
 *
 * @returns false when an answer was recorded before.
 */
export async function recordAnswer({ orm, now }: Database, id: string) {
  const { rows } = await orm.execute(sql`
    with answered as (
      update leads set answered_at = ${now()} where id = ${id} and answered_at is null returning id
    ), dropped as (
      delete from outbox
      where lead_id in (select id from answered) and kind = 'reminder' and sent_at is null
    )
    select id from answered`);
  return rows.length > 0;
}

/**
 * Puts the reminders of answers that are due after 20 and after 24 hours into the outbox, each once: its id says which.
 * A lead that is 24 hours old gets the second only, so that a schedule that was away does not send two at a time.
 *
 * @returns how many are new.
 */
export async function queueAnswerReminders({ orm, now }: Database) {
  const { rowCount } = await orm.execute(sql`
    insert into outbox (channel, message_id, kind, lead_id, queued_at)
    select 'mail', message_id, 'reminder', id, ${now()}
    from leads, lateral (
      select 'reminder-' || case when received_at <= ${now()} - interval '24 hours' then 24 else 20 end
        || '.' || id as message_id
    ) due
    where answered_at is null and not quarantined and received_at <= ${now()} - interval '20 hours'
      and not exists (select from outbox m where m.message_id = due.message_id)
    order by received_at
    limit 100 -- what is left waits for the next run
    on conflict (message_id) do nothing`);
  return rowCount ?? 0;
}

/**
 * How the promised answer within 24 hours was kept, over so many days. `due`: messages that were answered, or are older
 * than 24 hours; the others do not count yet. In the median of these, in minutes, those unanswered count with their age,
 * so that silence does not look quick. Null without any.
 */
export async function measureAnswerTimes({ orm, now }: Database, days: number) {
  const { rows } = await orm.execute<{ due: number; inTime: number; median: number | null }>(sql`
    with due as (
      select answered_at, greatest(0, extract(epoch from coalesce(answered_at, ${now()}) - received_at)) / 60 as minutes
      from leads
      where not quarantined and received_at > ${now()} - ${days} * interval '1 day'
        and (answered_at is not null or received_at <= ${now()} - interval '24 hours')
    )
    select count(*)::int as "due",
      count(*) filter (where answered_at is not null and minutes <= 24 * 60)::int as "inTime",
      round(percentile_cont(0.5) within group (order by minutes))::int as "median"
    from due`);
  return rows[0] ?? { due: 0, inTime: 0, median: null };
}
