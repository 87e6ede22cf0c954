import { createHash } from "node:crypto";

import { leadFieldNames, type LeadFields } from "../../contract/leadFields";

/** UTC day of an instant (milliseconds since the epoch) as `yyyymmdd`. */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10).replaceAll("-", "");
}

/**
 * Hash of the accepted fields alone. Two posts with the same contents have the same key, so a
 * double click, a retry and a second tab are recognised as one lead.
 */
export function contentKey(fields: LeadFields): string {
  const canonical = JSON.stringify(leadFieldNames.map((name) => fields[name]));
  return createHash("sha256").update(canonical).digest("hex").slice(0, 40);
}

/** Identifier of a lead: the UTC day it came in and the hash of what it says. */
export function leadId(fields: LeadFields, now: number): string {
  return `${utcDay(now)}-${contentKey(fields)}`;
}
