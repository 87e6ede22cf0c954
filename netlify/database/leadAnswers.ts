import { and, eq, isNull, sql } from "drizzle-orm";

import { type Database, transaction } from "./connection";
import { isWaiting } from "./outbox";
import { leads, outbox } from "./schema";

/**
 * Records that a lead was answered, now, and drops its reminders that still wait.
 *
 * @returns false when an answer was recorded before.
 */
export function recordAnswer(database: Database, id: string): Promise<boolean> {
  return transaction(database, async ({ orm, now }) => {
    const answered = await orm
      .update(leads)
      .set({ answeredAt: sql`${now()}` })
      .where(and(eq(leads.id, id), isNull(leads.answeredAt)))
      .returning({ id: leads.id });
    if (answered.length === 0) return false;
    await orm
      .delete(outbox)
      .where(and(eq(outbox.leadId, id), eq(outbox.kind, "reminder"), isWaiting(now())));
    return true;
  });
}

/** Reminders that one run may write: what is left waits for the next run. */
const atOnce = 100;

/**
 * Puts the reminders of answers that are due after 20 and after 24 hours into the outbox, each once: its id says which.
 * A lead that is 24 hours old gets the second only, so that a schedule that was away does not send two at a time.
 *
 * @param domain of the ids
 * @returns how many are new.
 */
export async function queueAnswerReminders(
  { orm, now }: Database,
  domain: string,
): Promise<number> {
  const { rowCount } = await orm.execute(sql`
    insert into outbox (channel, message_id, kind, lead_id, queued_at)
    select 'mail', message_id, 'reminder', id, ${now()}
    from leads, lateral (
      select '<reminder-' || case when received_at <= ${now()} - interval '24 hours' then 24 else 20 end
        || '.' || id || '@' || ${domain} || '>' as message_id
    ) due
    where answered_at is null and not quarantined and received_at <= ${now()} - interval '20 hours'
      and not exists (select from outbox m where m.message_id = due.message_id)
    order by received_at
    limit ${atOnce}
    on conflict (message_id) do nothing`);
  return rowCount ?? 0;
}
