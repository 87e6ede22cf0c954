import { and, eq, isNull, sql } from "drizzle-orm";

import { type Database, transaction } from "./connection";
import { leads, outbox } from "./schema";

/**
 * Records that a lead was answered, now, and drops its reminders that still wait.
 *
 * @param who what the person typed as their name; may be empty
 * @returns false when an answer was recorded before.
 */
export function recordAnswer(database: Database, id: string, who: string): Promise<boolean> {
  return transaction(database, async ({ orm, now }) => {
    const answered = await orm
      .update(leads)
      .set({ answeredAt: sql`${now()}`, answeredBy: who })
      .where(and(eq(leads.id, id), isNull(leads.answeredAt)))
      .returning({ id: leads.id });
    if (answered.length === 0) return false;
    await orm
      .delete(outbox)
      .where(
        sql`${outbox.leadId} = ${id} and ${outbox.kind} = 'reminder' and ${outbox.sentAt} is null and (${outbox.leasedUntil} is null or ${outbox.leasedUntil} <= ${now()})`,
      );
    return true;
  });
}
