import type { LeadFields } from "../../contract/leadFields";

/**
 * A stored lead. The record is immutable: what becomes of it later is told by marker keys
 * (`sent/<id>`, `failed/<id>/…`, `dead/<id>`), never by a change in the record.
 */
export interface Lead {
  /** `<yyyymmdd>-<hash>`, see leadId.ts. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: LeadFields;
  /** Suspicion score (see scoreLead.ts) and the names of the signs that made it. */
  score: number;
  signs: string[];
}

/** Where a lead stands. */
export type LeadState = "pending" | "sent" | "quarantine" | "dead";
