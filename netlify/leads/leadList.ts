import { type LeadFields, leadFieldsOf } from "../../contract/leadFields";
import type { LeadState, RecordedLead } from "../database/leads";
import { isoTime } from "./clock";

/** A lead with what became of it, for staff. */
export interface ListedLead {
  id: string;
  state: LeadState;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** ISO 8601, UTC. */
  sentAt: string | null;
  /** When it was answered, ISO 8601, UTC, and by whom. */
  answeredAt: string | null;
  answeredBy: string | null;
  /** Failed attempts to mail it, with their reasons. */
  failures: string[];
  /** Suspicion score (see scoreLead.ts) and the names of the signals that made it. */
  score: number;
  signals: string[];
  /** Path of the page that the form was sent from; empty when it did not say. */
  source: string;
  fields: LeadFields;
}

export function listedLead(lead: RecordedLead): ListedLead {
  const { id, state, receivedAt, sentAt, answeredAt, answeredBy, failures } = lead;
  const { score, signals, source } = lead;
  return {
    id,
    state,
    receivedAt: isoTime(receivedAt),
    sentAt: sentAt && isoTime(sentAt),
    answeredAt: answeredAt && isoTime(answeredAt),
    answeredBy,
    failures,
    score,
    signals,
    source,
    fields: leadFieldsOf(lead),
  };
}
