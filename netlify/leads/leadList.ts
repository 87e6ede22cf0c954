import type { LeadState, RecordedLead } from "../database/leads";
import type { Lead } from "./lead";
import { isoTime, leadOf } from "./leadRecord";

/** A lead with what became of it, for staff. */
export interface ListedLead extends Lead {
  state: LeadState;
  /** ISO 8601, UTC. */
  sentAt: string | null;
  /** When it was answered, ISO 8601, UTC, and by whom. */
  answeredAt: string | null;
  answeredBy: string | null;
  /** Failed attempts to mail it, with their reasons. */
  failures: string[];
}

export function listedLead(lead: RecordedLead): ListedLead {
  const { id, receivedAt, score, signs, source, fields } = leadOf(lead);
  const { state, sentAt, answeredAt, answeredBy, failures } = lead;
  return {
    id,
    state,
    receivedAt,
    sentAt: sentAt && isoTime(sentAt),
    answeredAt: answeredAt && isoTime(answeredAt),
    answeredBy,
    failures,
    score,
    signs,
    source,
    fields,
  };
}
