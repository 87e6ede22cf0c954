import { and, eq, sql } from "drizzle-orm";

import type { DatabaseOrTransaction } from "./connection";
import { type EventContent, outbox, type WrittenMail } from "./schema";

/** A post to the webhook to go into the outbox together with what it is about. */
export interface QueuedEvent {
  messageId: string;
  kind: "appointment.booked" | "appointment.moved" | "appointment.cancelled";
  content: EventContent;
}

/** A mail to go into the outbox together with what it is about. */
export interface QueuedMail {
  messageId: string;
  content: WrittenMail;
  expiresAt?: Date;
}

/** A row of the outbox: a mail, or a post to the webhook. */
export type QueuedMessage = QueuedMail | QueuedEvent;

/** Drops the mails that the outbox still holds about an appointment and is not being sent this moment. */
export async function dropWaitingMails(
  { orm, now }: DatabaseOrTransaction,
  appointmentId: string,
): Promise<void> {
  await orm
    .delete(outbox)
    .where(
      and(
        eq(outbox.appointmentId, appointmentId),
        eq(outbox.channel, "mail"),
        sql`${outbox.sentAt} is null and (${outbox.leasedUntil} is null or ${outbox.leasedUntil} <= ${now()})`,
      ),
    );
}

/** Puts mails and posts into the outbox, each once. Returns the ids of those that were not there. */
export async function queueMessages(
  { orm, now }: DatabaseOrTransaction,
  appointmentId: string | null,
  queued: QueuedMessage[],
): Promise<number[]> {
  if (queued.length === 0) return [];
  const rows = await orm
    .insert(outbox)
    .values(
      queued.map((message) => ({
        channel: "kind" in message ? ("webhook" as const) : ("mail" as const),
        kind: "written" as const,
        ...message,
        appointmentId,
        queuedAt: sql`${now()}`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}
