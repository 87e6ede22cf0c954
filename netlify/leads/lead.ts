import type { LeadFields } from "../../contract/leadFields";

/** A lead: what a visitor typed, and what we know about the post. */
export interface Lead {
  /** `<yyyymmdd>-<hash>`, see leadId.ts. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: LeadFields;
  /** Suspicion score (see scoreLead.ts) and the names of the signs that made it. */
  score: number;
  signs: string[];
  /** Path of the page that the form was sent from; empty when it did not say. */
  source: string;
}
