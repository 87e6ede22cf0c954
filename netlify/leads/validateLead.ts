import { isEmailAddress } from "./emailAddress";
import { type LeadFieldName, type LeadFields, leadFieldLimits, leadFieldNames } from "./lead";
import type { InterfaceContent } from "./leadContent";
import { isPhoneNumber } from "./phoneNumber";
import { websiteAddress } from "./websiteAddress";

/** Fields as they came: anything but text counts as empty. */
export type RawFields = Partial<Record<LeadFieldName, unknown>>;

/** One French message per refused field. */
export type FieldErrors = Partial<Record<LeadFieldName, string>>;

export type Validation =
  | { valid: true; fields: LeadFields }
  /** `fields` holds the normalised typed values, to be shown again. */
  | { valid: false; fields: LeadFields; errors: FieldErrors };

/** Normalises and checks the five fields. */
export function validateLead(
  raw: RawFields,
  texts: InterfaceContent["contact"]["form"],
): Validation {
  const fields = normaliseFields(raw);
  const errors: FieldErrors = {};
  for (const name of leadFieldNames) {
    if (fields[name].length > leadFieldLimits[name]) errors[name] = texts[name].tooLong;
    else if (!isAcceptable[name](fields[name])) errors[name] = texts[name].error;
  }
  if (Object.keys(errors).length > 0) return { valid: false, fields, errors };
  const website = websiteAddress(fields.website) ?? fields.website;
  return { valid: true, fields: { ...fields, website } };
}

/** Unicode NFC, `\n` line ends, no outer space; unpaired surrogates become U+FFFD. */
export function normaliseFields(raw: RawFields): LeadFields {
  const normal = (value: unknown) =>
    typeof value === "string"
      ? value.replace(loneSurrogate, "\uFFFD").normalize("NFC").replace(/\r\n?/g, "\n").trim()
      : "";
  return {
    name: normal(raw.name),
    email: normal(raw.email),
    phone: normal(raw.phone),
    website: normal(raw.website),
    message: normal(raw.message),
  };
}

// No character set carries half a surrogate pair; a `maxlength` that cuts an emoji leaves one.
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const isAcceptable: Record<LeadFieldName, (value: string) => boolean> = {
  // A control character in a one-line field is never typed: it is an attempt on the mail's headers.
  name: (value) => value !== "" && !/[\p{Cc}\u2028\u2029]/u.test(value),
  email: isEmailAddress,
  phone: isPhoneNumber,
  website: (value) => websiteAddress(value) !== null,
  message: (value) => value !== "",
};
