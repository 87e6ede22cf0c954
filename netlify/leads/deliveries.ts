import { type Database, isRefusal } from "../database/connection";
import { type LeadEntry, recordMailedLead } from "../database/leads";
import { markSent } from "../database/outbox";
import { logEvent } from "../http/logEvent";
import type { SendOutcome } from "../mail/sendOutcome";

/** Rows of the outbox under way at the same time: few posts, so that a receiver that hangs costs little. */
const mostAtOnce = { mail: 50, webhook: 16 };

/** What the database is to be told of a delivery: the row of the outbox that was sent, or the lead, if it has no row. */
type Fact = number | LeadEntry;

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
  const untold = new Map<string, Fact>();
  let flushing = Promise.resolve();
  let nextFlush: Promise<void> | undefined;

  async function tellAll(database: Database): Promise<void> {
    nextFlush = undefined;
    const facts = [...untold];
    const rows = facts.flatMap(([, fact]) => (typeof fact === "number" ? [fact] : []));
    try {
      await markSent(database, rows);
    } catch {
      // The database is away; the leads would only wait for it too.
      return;
    }
    for (const [messageId, fact] of facts) {
      try {
        if (typeof fact !== "number") await recordMailedLead(database, fact);
        untold.delete(messageId);
      } catch (error) {
        if (!isRefusal(error)) return;
        logEvent("late-write-refused", { name: messageId });
      }
    }
  }

  return {
    /** What the database does not know of yet, by message. */
    untold: untold as ReadonlyMap<string, Fact>,
    /** Whether this process has delivered the message. */
    has: (messageId: string) => delivered.has(messageId),
    /**
     * Sends a message, unless this process is at it, or has done it and the database does not know yet: the outcome is
     * then that one's. Never rejects.
     *
     * @param fact for the database once it is delivered; `flush` writes it
     */
    async once(
      { channel, messageId }: { channel: "mail" | "webhook"; messageId: string },
      send: () => Promise<SendOutcome>,
      fact?: Fact,
    ): Promise<SendOutcome> {
      if (untold.has(messageId)) return { status: "delivered" };
      const others = underWay[channel];
      const twin = others.get(messageId);
      if (twin) return twin;
      const sending = send().catch((): SendOutcome => ({ status: "unwritable" }));
      others.set(messageId, sending);
      const outcome = await sending;
      others.delete(messageId);
      if (outcome.status === "delivered") {
        delivered.add(messageId);
        if (fact !== undefined) untold.set(messageId, fact);
      }
      return outcome;
    },
    /** Whether so many are under way that the lease of a row of the outbox could run out before its turn. */
    isCrowded: (channel: "mail" | "webhook") => underWay[channel].size >= mostAtOnce[channel],
    /**
     * Tells the database what it does not know yet, unless it is away. Never rejects. One at a time: the next one takes
     * all that was added meanwhile, so that under load many marks are one statement.
     */
    flush(database: Database): Promise<void> {
      nextFlush ??= flushing = flushing.then(() => tellAll(database));
      return nextFlush;
    },
  };
}
