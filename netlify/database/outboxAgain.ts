import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { outbox } from "./schema";

/** A row of the outbox, and the id of the lead or appointment that it is about. */
const message = {
  id: outbox.id,
  about: sql<string>`coalesce(${outbox.leadId}, ${outbox.appointmentId}::text)`,
};

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

/** What `npm run leads -- resend` sends again: mails of leads, and posts to the webhook. */
const isResendable = and(
  sql`(${outbox.kind} = 'lead' or ${outbox.channel} = 'webhook')`,
  isNull(outbox.sentAt),
);

/** Puts what was given up into the outbox again. */
export function queueGivenUpAgain(database: Database) {
  return queueAgain(database, and(isResendable, isNotNull(outbox.givenUpAt)));
}

/** Puts the posts about an appointment into the outbox again, also those that were sent. */
export function queueEventsAgain(database: Database, appointmentId: string) {
  return queueAgain(
    database,
    and(eq(outbox.channel, "webhook"), eq(outbox.appointmentId, appointmentId)),
  );
}

async function queueAgain({ orm, now }: Database, condition: SQL | undefined) {
  const rows = await orm
    .update(outbox)
    .set({
      queuedAt: sql`${now()}`,
      ...{ sentAt: null, givenUpAt: null, retryAt: null, leasedUntil: null },
    })
    .where(condition)
    .returning(message);
  return rows.sort((one, other) => one.id - other.id);
}

/** What waits in the outbox. */
export function waitingMessages({ orm }: Database) {
  return orm
    .select(message)
    .from(outbox)
    .where(and(isResendable, isNull(outbox.givenUpAt)))
    .orderBy(outbox.id);
}

/** Lets the webhook go on: deletes the mail that says that it is stopped. */
export async function endStop({ orm }: Database, stopId: string): Promise<void> {
  await orm.delete(outbox).where(eq(outbox.messageId, stopId));
}
