/** The five fields of a lead in the order of the form, with their native attributes and length bounds. */
export const leadFields = [
  { name: "name", type: "text", autoComplete: "name", maxLength: 200 },
  { name: "email", type: "email", autoComplete: "email", maxLength: 254 },
  { name: "phone", type: "tel", autoComplete: "tel", maxLength: 40 },
  { name: "website", type: "url", autoComplete: "url", maxLength: 2048 },
  { name: "message", type: "textarea", autoComplete: undefined, maxLength: 10_000 },
] as const;

export type LeadFieldName = (typeof leadFields)[number]["name"];

/** A field that no person fills in; what fills it is a program. The function knows it by this name. */
export const HONEYPOT = "subject_line";

/** `exemple.fr` is what people type: put the scheme in front that a URL needs. */
export const withScheme = (website: string) => {
  const typed = website.trim();
  return typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
};

/** Why the browser finds a control wrong: `tooLong`, any other reason, or nothing. */
export const fieldProblem = (control: HTMLInputElement | HTMLTextAreaElement) => {
  if (control.validity.tooLong) return "tooLong";
  if (!control.value.trim() || !control.validity.valid) return "error";
  return undefined;
};
