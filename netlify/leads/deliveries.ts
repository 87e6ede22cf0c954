import { isRefusal } from "../database/connection";
import { logEvent } from "../http/logEvent";
import type { SendOutcome } from "../mail/sendOutcome";

/** Rows of the outbox under way at the same time: few posts, so that a receiver that hangs costs little. */
const mostAtOnce = { mail: 50, webhook: 16 };

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
  /** How to tell the database of those that it does not know of. */
  const notes = new Map<string, () => Promise<void>>();
  let flushing = Promise.resolve();
  let nextFlush: Promise<void> | undefined;

  async function tellAll(): Promise<void> {
    nextFlush = undefined;
    for (const [messageId, note] of notes) {
      try {
        await note();
        notes.delete(messageId);
      } catch (error) {
        // While it is away the others would only wait for it too.
        if (!isRefusal(error)) return;
        logEvent("late-write-refused", { name: messageId });
      }
    }
  }

  return {
    /** Whether this process has delivered the message. */
    has: (messageId: string) => delivered.has(messageId),
    /**
     * Sends a message, unless this process is at it, or has done it and the database does not know yet: the outcome is
     * then that one's. Never rejects.
     *
     * @param note tells the database that it was delivered; may be repeated. `flush` calls it
     */
    async once(
      { channel, messageId }: { channel: "mail" | "webhook"; messageId: string },
      send: () => Promise<SendOutcome>,
      note: () => Promise<void>,
    ): Promise<SendOutcome> {
      if (notes.has(messageId)) return { status: "delivered" };
      const others = underWay[channel];
      const twin = others.get(messageId);
      if (twin) return twin;
      const sending = send().catch((): SendOutcome => ({ status: "unwritable" }));
      others.set(messageId, sending);
      const outcome = await sending;
      others.delete(messageId);
      if (outcome.status === "delivered") {
        delivered.add(messageId);
        notes.set(messageId, note);
      }
      return outcome;
    },
    /** Whether so many are under way that the lease of a row of the outbox could run out before its turn. */
    isCrowded: (channel: "mail" | "webhook") => underWay[channel].size >= mostAtOnce[channel],
    /** Tells the database what it does not know yet, unless it is away. Never rejects. */
    flush(): Promise<void> {
      // One at a time; the next one sees all that was added meanwhile.
      nextFlush ??= flushing = flushing.then(tellAll);
      return nextFlush;
    },
  };
}
