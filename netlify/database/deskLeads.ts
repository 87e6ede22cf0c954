import { and, asc, eq, type SQL, sql } from "drizzle-orm";

import type { LeadMailState, LeadStanding } from "../../contract/deskLeads";
import type { Database } from "./connection";
import { leads, mails, notes } from "./schema";

const standing = sql<LeadStanding>`case
  when ${leads.quarantined} then 'quarantine'
  when ${leads.answeredAt} is not null then 'answered'
  when ${leads.tracked} then 'to-answer'
  else 'untracked' end`;

const mail = sql<LeadMailState>`case
  when ${mails.id} is null then 'none'
  when ${mails.sentAt} is not null then 'sent'
  when ${mails.givenUpAt} is not null then 'given-up'
  else 'pending' end`;

const deskColumns = {
  lead: leads,
  standing,
  mail,
  sentAt: mails.sentAt,
  failures: mails.failures,
  notes: sql<number>`(select count(*)::int from ${notes} where ${notes.leadId} = ${leads.id})`,
};

const ofLead = and(eq(mails.leadId, leads.id), eq(mails.kind, "lead"));

/** One lead as the desk shows it, or undefined. */
export async function findDeskLead({ orm }: Pick<Database, "orm">, id: string) {
  const [row] = await orm
    .select(deskColumns)
    .from(leads)
    .leftJoin(mails, ofLead)
    .where(eq(leads.id, id));
  return row;
}

export type DeskLeadRow = NonNullable<Awaited<ReturnType<typeof findDeskLead>>>;

/** Which leads to list. */
export interface LeadFilter {
  standing?: LeadStanding;
  /** Words that all have to occur. */
  words: string[];
  source?: string;
  /** Came in at or after, and before, in milliseconds. */
  since?: number;
  until?: number;
}

function matching({ standing: wanted, words, source, since, until }: LeadFilter): SQL | undefined {
  return and(
    wanted && sql`${standing} = ${wanted}`,
    source === undefined ? undefined : eq(leads.source, source),
    since === undefined
      ? undefined
      : sql`${leads.receivedAt} >= ${new Date(since).toISOString()}::timestamptz`,
    until === undefined
      ? undefined
      : sql`${leads.receivedAt} < ${new Date(until).toISOString()}::timestamptz`,
    // Plain `strpos`: nothing that somebody types is a pattern.
    ...words.map((word) => sql`strpos(leads.search, search_text(${word})) > 0`),
  );
}

/** A page of leads: what waits longest for an answer first, then the others, newest first. */
export async function listDeskLeads(
  { orm }: Database,
  filter: LeadFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeskLeadRow[]> {
  const waits = sql`${standing} = 'to-answer'`;
  // The few that are shown are found first: the rest of each is read for them only.
  const shown = orm
    .select({ id: leads.id })
    .from(leads)
    .where(matching(filter))
    .orderBy(...inOrder(waits))
    .limit(limit)
    .offset(offset);
  return orm
    .select(deskColumns)
    .from(leads)
    .leftJoin(mails, ofLead)
    .where(sql`${leads.id} in (${shown})`)
    .orderBy(...inOrder(waits));
}

function inOrder(waits: SQL): SQL[] {
  return [
    sql`${waits} desc`,
    sql`case when ${waits} then ${leads.receivedAt} end`,
    sql`${leads.receivedAt} desc`,
    asc(leads.id),
  ];
}

/** How many leads match. */
export async function countMatching({ orm }: Database, filter: LeadFilter): Promise<number> {
  const rows = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(leads)
    .where(matching(filter));
  return rows[0]?.count ?? 0;
}

/** How many leads have each standing. */
export async function countStandings({ orm }: Database): Promise<Map<LeadStanding, number>> {
  const rows = await orm
    .select({ standing, count: sql<number>`count(*)::int` })
    .from(leads)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.standing, row.count]));
}

/** The pages that leads came from, most frequent first; without spam, which can say anything. */
export async function listSources({ orm }: Database): Promise<string[]> {
  const rows = await orm
    .select({ source: leads.source })
    .from(leads)
    .where(sql`${leads.source} <> '' and not ${leads.quarantined}`)
    .groupBy(leads.source)
    .orderBy(sql`count(*) desc`, asc(leads.source))
    .limit(100);
  return rows.map(({ source }) => source);
}
