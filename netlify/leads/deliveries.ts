import { type Database, isRefusal } from "../database/connection";
import { type LeadEntry, recordMailedLead } from "../database/leads";
import { markSent } from "../database/outbox";
import { logEvent } from "../http/logEvent";
import type { SendOutcome } from "../mail/mailer";

/** Rows of the outbox under way at the same time: few posts, so that a receiver that hangs costs little. */
const mostAtOnce = { mail: 50, webhook: 16 };

/** What the database has to record of a delivery: that its row of the outbox was sent, or the lead, if it has no row. */
type Entry = "row" | LeadEntry;

/**
 * What this process sends and has sent. The outbox is the lasting memory; this covers the time in which it cannot be
 * written, so that a database that fails between a mail and its mark does not lead this process to send the mail again.
 * If the process ends, mails may be sent a second time, but nothing is lost.
 */
export function deliveries() {
  const delivered = new Set<string>();
  const underWay = {
    mail: new Map<string, Promise<SendOutcome>>(),
    webhook: new Map<string, Promise<SendOutcome>>(),
  };
  const unrecorded = new Map<string, Entry>();
  let flushing = Promise.resolve();
  let nextFlush: Promise<void> | undefined;

  async function recordAll(database: Database): Promise<void> {
    nextFlush = undefined;
    const entries = [...unrecorded];
    const rows = entries.flatMap(([messageId, entry]) => (entry === "row" ? [messageId] : []));
    try {
      await markSent(database, rows);
    } catch {
      // The database is away; the leads would only wait for it too.
      return;
    }
    for (const [messageId, entry] of entries) {
      try {
        if (entry !== "row") await recordMailedLead(database, entry);
        unrecorded.delete(messageId);
      } catch (error) {
        if (!isRefusal(error)) return;
        logEvent("late-write-refused", { name: messageId });
      }
    }
  }

  return {
    /** What the database does not know of yet, by message. */
    unrecorded: unrecorded as ReadonlyMap<string, Entry>,
    has: (messageId: string) => delivered.has(messageId),
    /**
     * Sends a message, unless this process is at it, or has done it and the database does not know yet: the outcome is
     * then that one's. Never rejects.
     *
     * @param entry for the database once it is delivered; `flush` writes it
     */
    async once(
      { channel, messageId }: { channel: "mail" | "webhook"; messageId: string },
      send: () => Promise<SendOutcome>,
      entry?: Entry,
    ): Promise<SendOutcome> {
      if (unrecorded.has(messageId)) return { status: "delivered" };
      const others = underWay[channel];
      const twin = others.get(messageId);
      if (twin) return twin;
      const sending = send().catch((): SendOutcome => ({ status: "unwritable" }));
      others.set(messageId, sending);
      const outcome = await sending;
      others.delete(messageId);
      if (outcome.status === "delivered") {
        delivered.add(messageId);
        if (entry !== undefined) unrecorded.set(messageId, entry);
      }
      return outcome;
    },
    /** Whether so many are under way that the lease of a row of the outbox could run out before its turn. */
    isCrowded: (channel: "mail" | "webhook") => underWay[channel].size >= mostAtOnce[channel],
    /**
     * Records in the database what it does not know yet, unless it is away. Never rejects. One at a time: the next one
     * takes all that was added meanwhile, so that under load many marks are one statement.
     */
    flush(database: Database): Promise<void> {
      nextFlush ??= flushing = flushing.then(() => recordAll(database));
      return nextFlush;
    },
  };
}
