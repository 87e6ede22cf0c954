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

/** What was typed, in the one form that is checked, kept and shown again. */
export const normaliseLead = (raw: RawFields): LeadFields => {
  const text = (value: unknown) => (typeof value === "string" ? normaliseText(value) : "");
  const exact = (value: unknown) => withoutMarks(text(value)).trim();
  const website = exact(raw.website);
  return {
    name: text(raw.name),
    email: exact(raw.email),
    phone: exact(raw.phone),
    website: websiteAddress(website) ?? website,
    message: text(raw.message),
  };
};

const accepts: Record<LeadFieldName, (value: string) => boolean> = {
  // A control character in a name is an attempt on the mail's headers.
  name: (value) => !isBlank(value) && !hasControlCharacter(value),
  email: isEmailAddress,
  phone: (value) => !isBlank(value),
  website: (value) => websiteAddress(value) !== undefined,
  message: (value) => !isBlank(value),
};

/**
 * What is wrong with a normalised lead, for the browser and the function alike. Of a telephone number it only says
 * whether there is one: the tables of numbering plans are too heavy for the browser, so the function knows more.
 */
export const findProblems = (fields: LeadFields): FieldProblems =>
  Object.fromEntries(
    leadFields.flatMap(({ name, maxLength }): [LeadFieldName, FieldProblem][] => {
      if (fields[name].length > maxLength) return [[name, "tooLong"]];
      return accepts[name](fields[name]) ? [] : [[name, "error"]];
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
