import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";

import type { HistoryAct } from "../../contract/deskHistory";
import type { Database, DatabaseOrTransaction } from "./connection";
import { appointments, history, leads } from "./schema";

/** Something that a member of the team did. */
export interface Deed {
  who: string;
  what: HistoryAct;
  leadId?: string;
  appointmentId?: string;
  detail?: string;
}

/** Writes down who did what, in the same transaction as the deed itself. */
export async function writeHistory({ orm, now }: DatabaseOrTransaction, deed: Deed): Promise<void> {
  await orm.insert(history).values({ ...deed, doneAt: sql`${now()}` });
}

/** Which entries to read. */
export interface HistoryQuery {
  leadId?: string;
  appointmentId?: string;
  /** Only those before this entry. */
  before?: number;
  limit: number;
}

/** What was done, newest first, with the name that each is about. */
export async function readHistory(
  { orm }: Database,
  { leadId, appointmentId, before, limit }: HistoryQuery,
) {
  const conditions: (SQL | undefined)[] = [
    leadId === undefined ? undefined : eq(history.leadId, leadId),
    appointmentId === undefined ? undefined : eq(history.appointmentId, appointmentId),
    before === undefined ? undefined : lt(history.id, before),
  ];
  return orm
    .select({
      entry: history,
      name: sql<string>`coalesce(${leads.name}, ${appointments.name}, '')`,
    })
    .from(history)
    .leftJoin(leads, eq(leads.id, history.leadId))
    .leftJoin(appointments, eq(appointments.id, history.appointmentId))
    .where(and(...conditions))
    .orderBy(desc(history.id))
    .limit(limit);
}

/** Forgets who erased a person or took a file, after a year; the rest goes with what it is about. */
export async function forgetOldHistory({ orm, now }: Database): Promise<void> {
  await orm
    .delete(history)
    .where(
      sql`${history.leadId} is null and ${history.appointmentId} is null and ${history.doneAt} < ${now()} - interval '1 year'`,
    );
}
