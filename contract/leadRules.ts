import { isEmailAddress } from "./emailAddress";
import { leadFields, type LeadFieldName, type LeadFields } from "./leadFields";
import { hasControlCharacter, isBlank, normaliseText, withoutMarks } from "./text";
import { websiteAddress } from "./websiteAddress";

/** Fields as they came: anything but text counts as empty. */
export type RawFields = Partial<Record<LeadFieldName, unknown>>;

/** Why a field is refused; each has its message in `content/interface.yaml`. */
export type FieldProblem = "error" | "tooLong";

export type FieldProblems = Partial<Record<LeadFieldName, FieldProblem>>;

/** One message per refused field, in the visitor's language. */
export type FieldErrors = Partial<LeadFields>;

const asText = (value: unknown) => (typeof value === "string" ? normaliseText(value) : "");
const asExact = (value: unknown) => withoutMarks(asText(value)).trim();

interface FieldRule {
  /** What was typed, in the one form that is checked, kept and shown again. */
  normalise(value: unknown): string;
  accepts(value: string): boolean;
}

/** What a field of each type accepts, in every form. */
export const fieldRules: Record<(typeof leadFields)[number]["type"], FieldRule> = {
  text: {
    // A name from two cells of a spreadsheet has a tab; any other control character is an attempt on the mail's headers.
    normalise: (value) => asText(value).replaceAll("\t", " "),
    accepts: (value) => !isBlank(value) && !hasControlCharacter(value),
  },
  email: { normalise: asExact, accepts: isEmailAddress },
  tel: { normalise: asExact, accepts: (value) => !isBlank(value) },
  url: {
    normalise: (value) => websiteAddress(asExact(value)) ?? asExact(value),
    accepts: (value) => websiteAddress(value) !== undefined,
  },
  // Postgres refuses the NUL, calendars the others.
  textarea: {
    normalise: (value) => asText(value).replace(/[^\P{Cc}\t\n]/gu, ""),
    accepts: (value) => !isBlank(value),
  },
};

/** What was typed into the fields of a form, normalised. */
export const normaliseFields = <Name extends string>(
  fields: readonly { name: Name; type: keyof typeof fieldRules }[],
  raw: Partial<Record<Name, unknown>>,
) =>
  Object.fromEntries(
    fields.map(({ name, type }) => [name, fieldRules[type].normalise(raw[name])]),
  ) as Record<Name, string>;

/** What was typed into the contact form, normalised; what is missing is empty. */
export const normaliseLead = (raw: RawFields) => normaliseFields(leadFields, raw);

/**
 * What is wrong with a normalised lead, for the browser and the function alike. Of a telephone number it only says
 * whether there is one: the tables of numbering plans are too heavy for the browser, so the function knows more.
 */
export const findProblems = (fields: LeadFields): FieldProblems =>
  Object.fromEntries(
    leadFields.flatMap(({ name, type, maxLength }): [LeadFieldName, FieldProblem][] => {
      if (fields[name].length > maxLength) return [[name, "tooLong"]];
      return fieldRules[type].accepts(fields[name]) ? [] : [[name, "error"]];
    }),
  );

/** The messages for what is wrong. */
export const errorTexts = (
  problems: FieldProblems,
  texts: Record<LeadFieldName, Readonly<Record<FieldProblem, string>>>,
): FieldErrors =>
  Object.fromEntries(
    leadFields.flatMap(({ name }) => {
      const problem = problems[name];
      return problem ? [[name, texts[name][problem]]] : [];
    }),
  );
