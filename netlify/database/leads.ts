import { and, desc, eq, getTableColumns, gte, lt, type SQL, sql } from "drizzle-orm";

import { countWhere, type Database } from "./connection";
import { isOpen, lease, markSent } from "./outbox";
import { type LeadRow, leads, outbox } from "./schema";

/** What the database writes for a lead that has just come in. */
export interface LeadEntry {
  lead: LeadRow;
  /** `Message-ID` of the mail that brings it to the team. */
  messageId: string;
  /** Id of its post to the webhook, if there is one. */
  eventId?: string;
}

/**
 * Writes a lead, its mail and its post to the webhook, all or none. A lead that is there already stays as it is.
 *
 * @param mail `queued` for the schedule; `taken`: the caller will send it at once, and holds it for the lease;
 * `sent` already.
 * @returns the ids in the outbox
 */
export async function recordLead(
  { orm, now }: Database,
  { lead, messageId, eventId }: LeadEntry,
  mail: "queued" | "taken" | "sent",
): Promise<{ mail?: number; webhook?: number }> {
  const recording = orm
    .insert(leads)
    .values(lead)
    .onConflictDoNothing()
    .returning({ id: leads.id, quarantined: leads.quarantined });
  const isTaken = sql`${mail === "taken"}::boolean`;
  const { rows } = await orm.execute<{ channel: string; id: string }>(sql`
    with recorded as ${recording}
    insert into outbox (channel, message_id, kind, lead_id, queued_at, sent_at, leased_until, attempt)
    select 'mail', ${messageId}, 'lead', id, ${now()}, case when ${mail === "sent"}::boolean then ${now()} end,
      case when ${isTaken} then ${now()} + ${lease} end, ${isTaken}::integer
    from recorded where not quarantined
    union all
    select 'webhook', ${eventId ?? null}, 'lead.received', id, ${now()}, null, null, 0
    from recorded where not quarantined and ${eventId !== undefined}::boolean
    on conflict do nothing
    returning channel, id`);
  return Object.fromEntries(rows.map(({ channel, id }) => [channel, Number(id)]));
}

/** Writes a lead that was mailed while the database was away: its mail counts as sent. */
export async function recordMailedLead(database: Database, entry: LeadEntry) {
  // Out of quarantine: the team has it by mail already.
  const read = { ...entry.lead, quarantined: false };
  await recordLead(database, { ...entry, lead: read }, "sent");
  // An earlier try to write it may have come through, with its mail still to be sent.
  await markSent(database, [entry.messageId]);
}

/** What has become of a lead. */
const state = sql<"pending" | "sent" | "quarantine" | "dead">`case
  when ${leads.quarantined} then 'quarantine'
  when ${outbox.sentAt} is not null then 'sent'
  when ${outbox.givenUpAt} is not null then 'dead'
  else 'pending' end`;

/** A lead with what became of its mail. */
export type RecordedLead = Awaited<ReturnType<typeof leadsWhere>>[number];

/** All leads, or those for which a condition holds, or the newest of them, oldest first. */
export async function leadsWhere({ orm }: Pick<Database, "orm">, condition?: SQL, newest?: number) {
  const failures = sql<string[]>`coalesce(${outbox.failures}, '{}')`;
  const rows = await orm
    .select({ ...getTableColumns(leads), state, sentAt: outbox.sentAt, failures })
    .from(leads)
    .leftJoin(outbox, and(eq(outbox.leadId, leads.id), eq(outbox.kind, "lead")))
    .where(condition)
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(newest ?? Number.MAX_SAFE_INTEGER);
  return rows.reverse();
}

/** One lead, or undefined. */
export async function findLead(database: Database, id: string) {
  const [lead] = await leadsWhere(database, eq(leads.id, id));
  return lead;
}

/** Leads of a time, in quarantine or not, oldest first. */
export async function listLeads(
  database: Database,
  only: { quarantined: boolean; since: Date; until?: Date; newest?: number },
) {
  const { quarantined, since, until, newest } = only;
  const isWithin = and(gte(leads.receivedAt, since), until && lt(leads.receivedAt, until));
  return leadsWhere(database, and(eq(leads.quarantined, quarantined), isWithin), newest);
}

/**
 * Deletes leads whose mail was sent more than `days` days ago, those that came into quarantine as long ago, and what
 * else was sent as long ago. A lead that is still to be sent is never deleted, however old.
 *
 * @returns how many leads were deleted.
 */
export async function purgeLeads({ orm, now }: Database, days: number): Promise<number> {
  const isOver = sql`sent_at < ${now()} - ${days} * interval '1 day'`;
  const over = sql`
    select lead_id from outbox where kind = 'lead' and ${isOver}
    union all select id from leads where quarantined and received_at < ${now()} - ${days} * interval '1 day'`;
  const { rowCount } = await orm.execute(sql`
    with old_messages as (
      -- The mail that says that the webhook is stopped is what stops it.
      delete from outbox where lead_id is null and message_id not like 'webhook-stopped.%' and ${isOver})
    delete from leads where id in (${over})`);
  return rowCount ?? 0;
}

/** Counts leads in one statement: of the last 24 hours, and of now. */
export async function countLeads({ orm, now }: Database) {
  const dayAgo = sql`${now()} - interval '1 day'`;
  const oldest = sql`${now()} - min(queued_at) filter (where ${isOpen})`;
  const [counts] = await orm
    .select({
      received: sql<number>`(select count(*)::int from leads where received_at > ${dayAgo})`,
      quarantined: sql<number>`(select count(*)::int from leads where quarantined)`,
      /** Posts that wait for the webhook. */
      posts: sql<number>`(select count(*)::int from outbox where channel = 'webhook' and ${isOpen})`,
      /** Mailed in the last 24 hours. */
      sent: countWhere(sql`sent_at > ${dayAgo}`),
      /** All that were ever mailed and are still kept. */
      sentInAll: countWhere(sql`sent_at is not null`),
      pending: countWhere(isOpen),
      dead: countWhere(sql`sent_at is null and given_up_at is not null`),
      /** Age of the oldest lead still to be mailed; 0 when there is none. */
      oldestPendingSeconds: sql<number>`greatest(0, coalesce(extract(epoch from ${oldest}), 0))::int`,
    })
    .from(outbox)
    .where(eq(outbox.kind, "lead"));
  if (!counts) throw new Error("the database counted nothing");
  return counts;
}
