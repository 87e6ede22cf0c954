import type { LeadFields } from "../../contract/leadFields";
import {
  errorTexts,
  type FieldErrors,
  findProblems,
  normaliseLead,
  type RawFields,
} from "../../contract/leadRules";
import type { InterfaceContent } from "./leadContent";
import { isPhoneNumber } from "./phoneNumber";

export type Validation =
  | { valid: true; fields: LeadFields }
  /** `fields` holds the normalised typed values, to be shown again. */
  | { valid: false; fields: LeadFields; errors: FieldErrors };

/** Normalises and checks the five fields: by the rules of the browser, and the telephone number by more. */
export function validateLead(
  raw: RawFields,
  texts: InterfaceContent["contact"]["form"],
): Validation {
  const fields = normaliseLead(raw);
  const problems = findProblems(fields);
  if (!isPhoneNumber(fields.phone)) problems.phone ??= "error";
  return Object.keys(problems).length > 0
    ? { valid: false, fields, errors: errorTexts(problems, texts) }
    : { valid: true, fields };
}
