import type { LeadEntry } from "../../../contract/deskLeads";
import type { Tone } from "../components/Badge";

const HOUR = 3_600_000;

/** The site promises an answer within this time. */
const PROMISED = 24 * HOUR;

/** From here on it gets tight. */
const TIGHT = 4 * HOUR;

/** How a message stands to the promise of an answer within 24 hours. */
export type PromiseState =
  | { kind: "waiting" | "late"; tone: Tone; span: number; share: number }
  | { kind: "answered"; tone: Tone; span: number; share: 1 }
  | undefined;

/**
 * @param now in milliseconds
 * @returns undefined for what the promise does not cover: quarantine, what came before answers were noted
 */
export const promiseState = (
  lead: Pick<LeadEntry, "receivedAt" | "dueAt" | "answeredAt">,
  now: number,
): PromiseState => {
  if (lead.answeredAt) {
    const span = Date.parse(lead.answeredAt) - Date.parse(lead.receivedAt);
    return { kind: "answered", tone: span <= PROMISED ? "success" : "plain", span, share: 1 };
  }
  if (!lead.dueAt) return undefined;
  const left = Date.parse(lead.dueAt) - now;
  if (left <= 0)
    return { kind: "late", tone: "danger", span: now - Date.parse(lead.dueAt), share: 1 };
  const share = Math.min(1, Math.max(0, 1 - left / PROMISED));
  return { kind: "waiting", tone: left < TIGHT ? "warm" : "accent", span: left, share };
};
