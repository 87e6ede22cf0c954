import { parseUrl } from "./parseUrl";

/** Longest values that a visitor may send, in UTF-16 code units, as the attribute `maxlength` counts. */
export const fieldLimits = {
  name: 200,
  email: 254,
  phone: 40,
  website: 2048,
  message: 10_000,
  subject: 1000,
};

/** The limits as texts say them, in place of `{{limits.name}}`. */
export const limitTexts = () =>
  Object.fromEntries(
    Object.entries(fieldLimits).map(([name, limit]) => [name, limit.toLocaleString("fr-FR")]),
  );

/** The fields of a lead in the order of the form, with their native attributes. All are required. */
export const leadFields = [
  { name: "name", type: "text", autoComplete: "name", maxLength: fieldLimits.name },
  { name: "email", type: "email", autoComplete: "email", maxLength: fieldLimits.email },
  { name: "phone", type: "tel", autoComplete: "tel", maxLength: fieldLimits.phone },
  { name: "website", type: "url", autoComplete: "url", maxLength: fieldLimits.website },
  {
    name: "message",
    type: "textarea",
    autoComplete: undefined,
    maxLength: fieldLimits.message,
  },
] as const;

export type LeadFieldName = (typeof leadFields)[number]["name"];

/** What a visitor typed: as text, before or after validation. */
export type LeadFields = Record<LeadFieldName, string>;

/** The names of the fields, in the order of the form. */
export const leadFieldNames: readonly LeadFieldName[] = leadFields.map(({ name }) => name);

/** The fields of something that has more. */
export const leadFieldsOf = (source: LeadFields): LeadFields =>
  Object.fromEntries(leadFieldNames.map((name) => [name, source[name]])) as LeadFields;

/** A field that no person fills in and no browser knows; what fills it is a program. */
export const honeypotName = "subject_line";

/** Name of the hidden field of the error page that says which page the form was sent from. */
export const sourceName = "page";

/** A path as the site's pages have them; the database takes at most 120 characters. */
const pagePath = /^(?=.{1,120}$)\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The page that a form says it comes from, or that the browser's `Referer` does; empty for anything that no page of ours is called. */
export const readSource = (named: string, referrer = ""): string => {
  const path = parseUrl(referrer)?.pathname.replace(/(.)\/$/, "$1") ?? "";
  return [named, path].find((candidate) => pagePath.test(candidate)) ?? "";
};
