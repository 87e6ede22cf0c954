/**
 * The five fields of a lead in the order of the form, with their native attributes. All are required. `maxLength`
 * counts UTF-16 code units, as the attribute `maxlength` does.
 */
export const leadFields = [
  { name: "name", type: "text", autoComplete: "name", maxLength: 200 },
  { name: "email", type: "email", autoComplete: "email", maxLength: 254 },
  { name: "phone", type: "tel", autoComplete: "tel", maxLength: 40 },
  { name: "website", type: "url", autoComplete: "url", maxLength: 2048 },
  { name: "message", type: "textarea", autoComplete: undefined, maxLength: 10_000 },
] as const;

export type LeadFieldName = (typeof leadFields)[number]["name"];

/** What a visitor typed: as text, before or after validation. */
export type LeadFields = Record<LeadFieldName, string>;

/** The names of the fields, in the order of the form. */
export const leadFieldNames: readonly LeadFieldName[] = leadFields.map(({ name }) => name);

/** A field that no person fills in and no browser knows; what fills it is a program. */
export const honeypotName = "subject_line";
