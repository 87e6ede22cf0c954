import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { type Database, transaction } from "./connection";
import { type LeadRow, leads, type OutboxRow, outbox } from "./schema";

/** A mail, or a post to the webhook, to go into the outbox. */
export type QueuedMessage = Pick<OutboxRow, "channel" | "kind" | "messageId"> &
  Partial<Pick<OutboxRow, "content" | "expiresAt">>;

/** Puts messages into the outbox, each once. Returns the ids of those that were not there. */
export async function queueMessages(
  { orm, now }: Database,
  queued: QueuedMessage[],
  appointmentId: string | null = null,
): Promise<number[]> {
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

/** Drops the mails that the outbox still holds about an appointment. */
export async function dropWaitingMails(
  { orm, now }: Database,
  appointmentId: string,
): Promise<void> {
  await orm
    .delete(outbox)
    .where(
      and(eq(outbox.appointmentId, appointmentId), eq(outbox.channel, "mail"), isWaiting(now())),
    );
}

/** What the caller has taken and no other process gets as long as the lease lasts. */
export interface Taken extends Pick<
  OutboxRow,
  "id" | "channel" | "messageId" | "kind" | "attempt" | "queuedAt"
> {
  /** What it is about; null when that is not one lead. */
  lead: LeadRow | null;
  /** What it says, where that was written down. */
  content?: OutboxRow["content"];
}

/**
 * How long what was taken belongs to its taker: well beyond the time in which it can still
 * be sending (attempt, acknowledgement and mark take less than 30 s in all).
 */
export const lease = sql`interval '2 minutes'`;
/** Until the next try of what was not accepted: the schedule then has all out within a quarter of an hour of its return. */
const delay = sql`interval '10 minutes'`;

/** What to take. */
export interface TakeOptions {
  /** Both unless given. */
  channels?: OutboxRow["channel"][];
  /** These (by `id`) and no others. */
  only?: number[];
  /** Otherwise at most so many. */
  limit?: number;
}

/**
 * Takes what to send, what waits longest first. Two takers never get the same.
 *
 * @param stopId nothing for the webhook while the outbox holds the mail with this `Message-ID`, which says that it is stopped
 */
export async function takeFromOutbox(
  { orm, now }: Database,
  { channels = [], only, limit }: TakeOptions,
  stopId: string,
): Promise<Taken[]> {
  // What lies further ahead than it can be set was set before the clock was put back.
  const isFree = sql`${outbox.leasedUntil} is null or ${outbox.leasedUntil} not between ${now()} and ${now()} + ${lease}`;
  const isDue = sql`${outbox.retryAt} is null or ${outbox.retryAt} not between ${now()} and ${now()} + ${delay}`;
  const picked = orm.$with("picked").as(
    orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          sql`${isOpen} and (${outbox.expiresAt} is null or ${outbox.expiresAt} > ${now()}) and (${isFree}) and (${isDue})`,
          inArray(outbox.channel, channels),
          only && inArray(outbox.id, only),
          sql`(${outbox.channel} = 'mail' or not exists (select from outbox as stop where stop.message_id = ${stopId}))`,
        ),
      )
      .orderBy(sql`${outbox.retryAt} nulls first`, outbox.id)
      .limit(limit ?? only?.length ?? 0)
      .for("update", { skipLocked: true }),
  );
  const taken = orm.$with("taken").as(
    orm
      .update(outbox)
      .set({ leasedUntil: sql`${now()} + ${lease}`, attempt: sql`${outbox.attempt} + 1` })
      .where(sql`${outbox.id} in (select id from picked)`)
      .returning(),
  );
  return orm
    .with(picked, taken)
    .select({
      id: taken.id,
      channel: taken.channel,
      messageId: taken.messageId,
      kind: taken.kind,
      attempt: taken.attempt,
      queuedAt: taken.queuedAt,
      content: taken.content,
      lead: leads,
    })
    .from(taken)
    .leftJoin(leads, eq(leads.id, taken.leadId))
    .orderBy(taken.id);
}

const isOpen = sql`${outbox.sentAt} is null and ${outbox.givenUpAt} is null`;

/** Records that receivers accepted these rows. */
export async function markSent({ orm, now }: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(outbox)
    .set({ sentAt: now(), leasedUntil: null, givenUpAt: null })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/**
 * Records that a try failed, and why: a code, never what a lead says. Does nothing when another process has taken it
 * since.
 */
export async function markFailed(
  { orm, now }: Database,
  { id, attempt }: Pick<OutboxRow, "id" | "attempt">,
  reason: string,
): Promise<void> {
  await orm
    .update(outbox)
    .set({
      leasedUntil: null,
      failures: sql`array_append(${outbox.failures}, ${reason}::text)`,
      retryAt: sql`${now()} + ${delay}`,
    })
    .where(sql`${outbox.id} = ${id} and ${outbox.attempt} = ${attempt} and ${isOpen}`);
}

/** After this long what cannot be sent is given up, and the team gets a mail. */
const patience = sql`interval '72 hours'`;

/** What was given up, and which lead or appointment it was about. */
export type GivenUp = Pick<OutboxRow, "kind" | "channel"> & { about: string };

/**
 * Gives up what was tried for 72 hours, and puts a mail that says so into the outbox when leads or posts to the webhook
 * are among it. The rows stay; `npm run leads -- resend` brings them back.
 */
export function giveUpOld(
  database: Database,
  alert: (givenUp: GivenUp[]) => QueuedMessage,
): Promise<GivenUp[]> {
  return transaction(database, async (database) => {
    const { orm, now } = database;
    const givenUp = await orm
      .update(outbox)
      .set({ givenUpAt: now() })
      // Never without a failure: a scheduler that slept for days must not give up on waking.
      .where(
        sql`${isWaiting(now())} and given_up_at is null and cardinality(failures) > 0 and queued_at <= ${now()} - ${patience}`,
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
export const aboutWhat = sql<string>`coalesce(${outbox.leadId}, ${outbox.appointmentId}::text)`;
