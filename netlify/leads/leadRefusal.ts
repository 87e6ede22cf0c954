import type { FieldErrors } from "../../contract/leadRules";

/** Why a lead was not accepted. */
export type LeadRefusal =
  | { kind: "method" }
  | { kind: "foreign" | "media-type" | "malformed" | "too-large" | "unavailable" }
  | { kind: "invalid"; errors: FieldErrors };
