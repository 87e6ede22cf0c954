import { type SQL, sql } from "drizzle-orm";

import type { Database } from "./connection";

/** A row of the outbox, and the id of the lead or appointment that it is about. */
export interface Message {
  id: number;
  about: string;
}

const reopened = ({ now }: Pick<Database, "now">) =>
  sql`queued_at = ${now()}, sent_at = null, given_up_at = null, retry_at = null, leased_until = null`;

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
    on conflict (message_id) do update set ${reopened({ now })}
    returning id`);
  return rows.map((row) => Number(row.id));
}

/** What `npm run leads -- resend` sends again: mails of leads, and posts to the webhook. */
const isResendable = sql`(kind = 'lead' or channel = 'webhook') and sent_at is null`;

/** Puts what was given up into the outbox again. */
export async function queueGivenUpAgain(database: Database): Promise<Message[]> {
  return messages(
    database,
    sql`update outbox set ${reopened(database)} where ${isResendable} and given_up_at is not null
      returning id, lead_id, appointment_id`,
  );
}

/** Puts the posts about an appointment into the outbox again, also those that were sent. */
export async function queueEventsAgain(
  database: Database,
  appointmentId: string,
): Promise<Message[]> {
  return messages(
    database,
    sql`update outbox set ${reopened(database)} where channel = 'webhook' and appointment_id = ${appointmentId}
      returning id, lead_id, appointment_id`,
  );
}

/** What waits in the outbox. */
export async function waitingMessages(database: Database): Promise<Message[]> {
  return messages(
    database,
    sql`select id, lead_id, appointment_id from outbox where ${isResendable} and given_up_at is null`,
  );
}

async function messages({ orm }: Database, statement: SQL): Promise<Message[]> {
  const { rows } = await orm.execute<{ id: string; about: string }>(
    sql`with found as (${statement}) select id, coalesce(lead_id, appointment_id::text) as about from found order by id`,
  );
  return rows.map(({ id, about }) => ({ id: Number(id), about }));
}
