/** The five fields a visitor fills in, in the order of the form. */
export const leadFieldNames = ["name", "email", "phone", "website", "message"] as const;

export type LeadFieldName = (typeof leadFieldNames)[number];

/** What a visitor typed: as text, before or after validation. */
export type LeadFields = Record<LeadFieldName, string>;

/** Longest accepted value of each field, in UTF-16 code units (what `maxlength` counts). */
export const leadFieldLimits: Record<LeadFieldName, number> = {
  name: 200,
  email: 254,
  phone: 40,
  website: 2048,
  message: 10_000,
};

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
}
