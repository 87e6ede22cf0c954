import { and, eq, sql } from "drizzle-orm";

import type { WrittenMail } from "./writtenMail";
import type { Statements } from "./appointments";
import type { Database } from "./connection";
import { outbox } from "./schema";

/** A mail to go into the outbox together with what it tells of. */
export interface QueuedMail {
  messageId: string;
  content: WrittenMail;
  expiresAt?: Date;
}

/** Drops what the outbox still holds about an appointment and is not being sent this moment. */
export async function dropMails(
  { now }: Pick<Database, "now">,
  statements: Statements,
  appointmentId: string,
): Promise<void> {
  await statements
    .delete(outbox)
    .where(
      and(
        eq(outbox.appointmentId, appointmentId),
        sql`${outbox.sentAt} is null and (${outbox.leasedUntil} is null or ${outbox.leasedUntil} <= ${now()})`,
      ),
    );
}

/** Puts mails into the outbox, each once. Returns the ids of those that were not there. */
export async function queueMails(
  { now }: Pick<Database, "now">,
  statements: Statements,
  appointmentId: string | null,
  queued: QueuedMail[],
): Promise<number[]> {
  if (queued.length === 0) return [];
  const rows = await statements
    .insert(outbox)
    .values(
      queued.map((mail) => ({
        ...mail,
        channel: "mail" as const,
        kind: "written" as const,
        appointmentId,
        queuedAt: sql`${now()}`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}
