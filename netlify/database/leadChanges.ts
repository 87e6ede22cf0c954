import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Database, DatabaseOrTransaction } from "./connection";
import { leads, mails } from "./schema";

/** A lead as somebody has seen it. */
export interface SeenLead {
  id: string;
  /** Undefined for a change that is right whatever was done meanwhile. */
  version?: number;
}

/** Runs changes that belong together, all or none. */
export function together<Value>(
  { orm, now }: Database,
  work: (within: DatabaseOrTransaction) => Promise<Value>,
): Promise<Value> {
  return orm.transaction((statements) => work({ orm: statements, now }));
}

/** Changes a lead that is still as it was seen. False when it is not, or is gone. */
export async function changeLead(
  { orm }: DatabaseOrTransaction,
  { id, version }: SeenLead,
  values: PgUpdateSetSource<typeof leads> = {},
  condition: SQL = sql`true`,
): Promise<boolean> {
  const asSeen = version === undefined ? undefined : eq(leads.version, version);
  const rows = await orm
    .update(leads)
    .set({ ...values, version: sql`${leads.version} + 1` })
    .where(and(eq(leads.id, id), asSeen, condition))
    .returning({ id: leads.id });
  return rows.length > 0;
}

/**
 * Notes that a lead was answered, and drops the reminders that still wait.
 *
 * @param at when, if not now; never before it came in.
 */
export async function noteAnswer(
  within: DatabaseOrTransaction,
  seen: SeenLead,
  { who, at }: { who: string; at?: Date },
): Promise<boolean> {
  const now = within.now();
  const answeredAt = at
    ? sql`greatest(${leads.receivedAt}, least(${now}, ${at.toISOString()}::timestamptz))`
    : sql`${now}`;
  const isOpen = sql`${leads.answeredAt} is null`;
  const isDone = await changeLead(within, seen, { answeredAt, answeredBy: who }, isOpen);
  if (isDone) await dropWaitingMails(within, seen.id, ["reminder"]);
  return isDone;
}

/** Takes the answer back. */
export function takeAnswerBack(within: DatabaseOrTransaction, seen: SeenLead): Promise<boolean> {
  const none = { answeredAt: null, answeredBy: null };
  return changeLead(within, seen, none, sql`${leads.answeredAt} is not null`);
}

/** Puts a lead into quarantine; a mail that waits is not sent. */
export async function quarantine(within: DatabaseOrTransaction, seen: SeenLead): Promise<boolean> {
  const isOut = sql`not ${leads.quarantined}`;
  const isDone = await changeLead(within, seen, { quarantined: true }, isOut);
  if (isDone) await dropWaitingMails(within, seen.id, ["lead", "reminder"]);
  return isDone;
}

/**
 * Lets a lead out of quarantine, and puts its mail into the outbox unless it was there before.
 *
 * @returns false when it was not done; else the mail's id, if there is a new one.
 */
export async function release(
  within: DatabaseOrTransaction,
  seen: SeenLead,
  messageId: string,
): Promise<false | { mail?: number }> {
  const isDone = await changeLead(within, seen, { quarantined: false }, sql`${leads.quarantined}`);
  if (!isDone) return false;
  const [mail] = await within.orm
    .insert(mails)
    .values({ messageId, kind: "lead", leadId: seen.id, queuedAt: sql`${within.now()}` })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return { mail: mail?.id };
}

async function dropWaitingMails(
  { orm, now }: DatabaseOrTransaction,
  leadId: string,
  kinds: ("lead" | "reminder")[],
): Promise<void> {
  await orm
    .delete(mails)
    .where(
      sql`${mails.leadId} = ${leadId} and ${mails.kind} = any(${sql.param(kinds)}::text[]) and ${mails.sentAt} is null and (${mails.leasedUntil} is null or ${mails.leasedUntil} <= ${now()})`,
    );
}
