import { and, asc, eq, sql } from "drizzle-orm";

import type { Database, DatabaseOrTransaction } from "./connection";
import { changeLead } from "./leadChanges";
import { notes } from "./schema";

/** Writes a note. Undefined when there is no such lead. */
export async function addNote(
  within: DatabaseOrTransaction,
  note: { leadId: string; who: string; content: string },
): Promise<number | undefined> {
  if (!(await changeLead(within, { id: note.leadId }))) return undefined;
  const [row] = await within.orm
    .insert(notes)
    .values({ ...note, writtenAt: sql`${within.now()}` })
    .returning({ id: notes.id });
  return row?.id;
}

/** Removes a note of one's own. Returns what it said, or undefined when there is none. */
export async function removeNote(
  within: DatabaseOrTransaction,
  { id, leadId, who }: { id: number; leadId: string; who: string },
): Promise<string | undefined> {
  const [row] = await within.orm
    .delete(notes)
    .where(and(eq(notes.id, id), eq(notes.leadId, leadId), eq(notes.who, who)))
    .returning({ content: notes.content });
  if (row) await changeLead(within, { id: leadId });
  return row?.content;
}

/** The notes on a lead, oldest first. */
export function listNotes({ orm }: Database, leadId: string) {
  return orm.select().from(notes).where(eq(notes.leadId, leadId)).orderBy(asc(notes.id));
}
