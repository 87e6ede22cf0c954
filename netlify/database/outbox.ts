import { and, eq, inArray, notInArray, sql } from "drizzle-orm";

import { type Database, transaction } from "./connection";
import { type OutboxRow, outbox } from "./schema";

/** A mail, or a post to the webhook, to go into the outbox. */
export type QueuedMessage = Pick<OutboxRow, "channel" | "kind" | "messageId"> &
  Partial<Pick<OutboxRow, "content" | "expiresAt">>;

/** Puts messages into the outbox, each once. Returns the ids of those that were not there. */
export async function queueMessages(
  { orm, now }: Database,
  queued: QueuedMessage[],
  appointmentId: string | null = null,
) {
  if (queued.length === 0) return [];
  const rows = await orm
    .insert(outbox)
    .values(queued.map((message) => ({ ...message, appointmentId, queuedAt: sql`${now()}` })))
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** Not sent, and not being sent this moment. */
export const isWaiting = (now: ReturnType<Database["now"]>) =>
  sql`sent_at is null and (leased_until is null or leased_until <= ${now})`;

/** Drops unsent mails about an appointment, under way or not, but for these and what tells a host that it has left them. */
export async function dropUnsentMails({ orm }: Database, about: string, kept: QueuedMessage[]) {
  const ids = kept.map(({ messageId }) => messageId);
  await orm.execute(sql`
    delete from outbox
    where appointment_id = ${about} and channel = 'mail' and sent_at is null
      and ${notInArray(outbox.messageId, ids)}
      and content #>> '{calendar,method}' is distinct from 'CANCEL'`);
}

/**
 * How long what was taken belongs to its taker: well beyond the time in which it can still
 * be sending (attempt, acknowledgement and mark take less than 30 s in all).
 */
export const lease = sql`interval '2 minutes'`;
/** Until the next try of what was not accepted: the schedule then has all out within a quarter of an hour of its return. */
const delay = sql`interval '10 minutes'`;

/**
 * Takes what to send, what was never tried first, then what waits longest, but invitations, which may be refused for their
 * receivers, last: no other process gets it as long as the lease lasts. Two takers never get the same.
 *
 * @param which these (by `id`) and no others, otherwise at most so many
 * @param stopId nothing for the webhook while the outbox holds the mail with this `Message-ID`, which says that it is stopped
 */
export async function takeFromOutbox(
  { orm, now }: Database,
  channels: readonly OutboxRow["channel"][],
  { only, limit = only?.length ?? 0 }: { only?: number[]; limit?: number },
  stopId: string,
): Promise<OutboxRow[]> {
  // What lies further ahead than it can be set was set before the clock was put back.
  const picked = orm.$with("picked", { id: outbox.id }).as(sql`
    select id from outbox
    where ${isOpen} and (expires_at is null or expires_at > ${now()})
      and (leased_until is null or leased_until not between ${now()} and ${now()} + ${lease})
      and (retry_at is null or retry_at not between ${now()} and ${now()} + ${delay})
      and ${and(inArray(outbox.channel, channels), only && inArray(outbox.id, only))}
      and (channel = 'mail' or not exists (select from outbox stop where stop.message_id = ${stopId}))
    order by retry_at is not null, kind = 'written', retry_at, id limit ${limit}
    for update skip locked`);
  const taken = await orm
    .with(picked)
    .update(outbox)
    .set({ leasedUntil: sql`${now()} + ${lease}`, attempt: sql`${outbox.attempt} + 1` })
    .where(sql`${outbox.id} in (select id from picked)`)
    .returning();
  return taken.sort((one, other) => one.id - other.id);
}

/** Neither sent nor given up. */
export const isOpen = sql`sent_at is null and given_up_at is null`;

/** Records that receivers accepted these messages. */
export async function markSent({ orm, now }: Database, messageIds: string[]) {
  if (messageIds.length === 0) return;
  await orm.execute(sql`
    update outbox set sent_at = ${now()}, leased_until = null, given_up_at = null
    where ${inArray(outbox.messageId, messageIds)} and sent_at is null`);
}

/**
 * Records that a try failed, and why: a code, never what a lead says. Does nothing when another process has taken it
 * since.
 */
export async function markFailed(
  { orm, now }: Database,
  { id, attempt }: Pick<OutboxRow, "id" | "attempt">,
  reason: string,
) {
  await orm.execute(sql`
    update outbox
    set leased_until = null, failures = array_append(failures, ${reason}::text), retry_at = ${now()} + ${delay},
      failing_since = coalesce(failing_since, ${now()})
    where id = ${id} and attempt = ${attempt} and ${isOpen}`);
}

/** After failing for so long what cannot be sent is given up, and the team gets a mail. */
const patience = sql`interval '72 hours'`;

/** What was given up, and which lead or appointment it was about. */
export type GivenUp = Pick<OutboxRow, "kind" | "channel"> & { about: string };

/**
 * Gives up what was tried for 72 hours, and puts a mail that says so into the outbox when leads or posts to the webhook
 * are among it. The rows stay; `npm run leads -- resend` brings them back.
 */
export function giveUpOld(database: Database, alert: (givenUp: GivenUp[]) => QueuedMessage) {
  return transaction(database, async (database) => {
    const { orm, now } = database;
    const givenUp = await orm
      .update(outbox)
      .set({ givenUpAt: now() })
      // Not by its age: what could not be tried for days must not be given up at the first failure.
      .where(
        sql`${isWaiting(now())} and given_up_at is null and failing_since <= ${now()} - ${patience}`,
      )
      .returning({ kind: outbox.kind, channel: outbox.channel, about: aboutWhat });
    const reported = givenUp.filter(
      ({ kind, channel }) => kind === "lead" || channel === "webhook",
    );
    if (reported.length > 0) await queueMessages(database, [alert(reported)]);
    return reported;
  });
}

/** The id of the lead or appointment that a row is about. */
const aboutWhat = sql<string>`coalesce(${outbox.leadId}, ${outbox.appointmentId}::text)`;

/**
 * Makes the mail of a lead and its post to the webhook due, also what was sent or given up, and lets it out of
 * quarantine. The schedule sends them.
 *
 * @param onlyQuarantined does nothing when it is out of quarantine already
 * @returns false when nothing was done.
 */
export async function queueLeadAgain(
  { orm, now }: Database,
  { id, messageId, eventId }: { id: string; messageId: string; eventId?: string },
  onlyQuarantined = false,
) {
  const { rowCount } = await orm.execute(sql`
    with released as (
      update leads set quarantined = false
      where id = ${id} and (quarantined or not ${onlyQuarantined}::boolean) returning id
    )
    insert into outbox (channel, message_id, kind, lead_id, queued_at)
    select 'mail', ${messageId}, 'lead', id, ${now()} from released
    union all
    select 'webhook', ${eventId ?? null}, 'lead.received', id, ${now()} from released
    where ${eventId !== undefined}::boolean
    on conflict (message_id) do update set ${dueAgain(now())}`);
  return rowCount !== 0;
}

/** Makes the mails of leads and the posts due that were given up. Returns what each is about. */
export async function queueGivenUpAgain({ orm, now }: Database) {
  const { rows } = await orm.execute<{ about: string }>(sql`
    update outbox set ${dueAgain(now())}
    where given_up_at is not null and (kind = 'lead' or channel = 'webhook')
    returning ${aboutWhat} as about`);
  return rows.map(({ about }) => about);
}

const dueAgain = (now: ReturnType<Database["now"]>) =>
  sql`queued_at = ${now}, sent_at = null, given_up_at = null, failing_since = null, retry_at = null, leased_until = null`;

/** Lets the webhook go on: deletes the mail that says that it is stopped. */
export async function endStop({ orm }: Database, stopId: string) {
  await orm.delete(outbox).where(eq(outbox.messageId, stopId));
}
