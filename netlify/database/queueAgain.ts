import { eq, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { aboutWhat } from "./outbox";
import { outbox } from "./schema";

/**
 * Puts the mail of a lead and its post to the webhook into the outbox again, also what was sent or given up, and lets
 * it out of quarantine.
 *
 * @param onlyQuarantined does nothing when it is out of quarantine already
 * @returns the ids in the outbox, the mail's first; none when there is no such lead.
 */
export async function queueLeadAgain(
  { orm, now }: Database,
  { id, messageId, eventId }: { id: string; messageId: string; eventId?: string },
  onlyQuarantined = false,
): Promise<number[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    with released as (
      update leads set quarantined = false
      where id = ${id} and (quarantined or not ${onlyQuarantined}::boolean) returning id
    )
    insert into outbox (channel, message_id, kind, lead_id, queued_at)
    select 'mail', ${messageId}, 'lead', id, ${now()} from released
    union all
    select 'webhook', ${eventId ?? null}, 'lead.received', id, ${now()} from released
    where ${eventId !== undefined}::boolean
    on conflict (message_id) do update
      set queued_at = ${now()}, sent_at = null, given_up_at = null, retry_at = null, leased_until = null
    returning id`);
  return rows.map((row) => Number(row.id));
}

/** Puts the mails of leads and the posts that were given up into the outbox again. Returns what each is about. */
export async function queueGivenUpAgain({ orm, now }: Database) {
  const rows = await orm
    .update(outbox)
    .set({
      queuedAt: sql`${now()}`,
      ...{ sentAt: null, givenUpAt: null, retryAt: null, leasedUntil: null },
    })
    .where(sql`${outbox.givenUpAt} is not null and (kind = 'lead' or channel = 'webhook')`)
    .returning({ id: outbox.id, about: aboutWhat });
  return rows.sort((one, other) => one.id - other.id);
}

/** Lets the webhook go on: deletes the mail that says that it is stopped. */
export async function endStop({ orm }: Database, stopId: string): Promise<void> {
  await orm.delete(outbox).where(eq(outbox.messageId, stopId));
}
