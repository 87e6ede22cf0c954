import { and, eq, sql } from "drizzle-orm";

import type { DatabaseOrTransaction } from "./connection";
import { outbox, type OutboxRow } from "./schema";

/** A mail, or a post to the webhook, to go into the outbox. */
export type QueuedMessage = Pick<OutboxRow, "channel" | "kind" | "messageId"> &
  Partial<Pick<OutboxRow, "content" | "expiresAt">>;

/** Not sent, and not being sent this moment. */
export const isWaiting = (now: ReturnType<DatabaseOrTransaction["now"]>) =>
  sql`sent_at is null and (leased_until is null or leased_until <= ${now})`;

/** Drops the mails that the outbox still holds about an appointment. */
export async function dropWaitingMails(
  { orm, now }: DatabaseOrTransaction,
  appointmentId: string,
): Promise<void> {
  await orm
    .delete(outbox)
    .where(
      and(eq(outbox.appointmentId, appointmentId), eq(outbox.channel, "mail"), isWaiting(now())),
    );
}

/** Puts messages into the outbox, each once. Returns the ids of those that were not there. */
export async function queueMessages(
  { orm, now }: DatabaseOrTransaction,
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
