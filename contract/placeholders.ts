import { limitTexts } from "./leadFields";

/** Length of an appointment where no booking.yaml says another one (specification, section 9). */
const appointmentMinutes = 30;

/**
 * What a text can name between double braces: the values of site.yaml, the limits of the form, how long an appointment is.
 *
 * @param lengthMinutes asked when a text names it; undefined without a calendar of the site's own
 */
export const placeholderValues = (site: object, lengthMinutes: () => unknown) => ({
  ...site,
  limits: limitTexts(),
  appointment: {
    get minutes() {
      return lengthMinutes() ?? appointmentMinutes;
    },
  },
});

/** Replaces each {{dotted.name}} of a text by its value; one without a value stays. */
export const fillPlaceholders = (text: string, valueOf: (name: string) => string | undefined) =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => valueOf(name) ?? whole);

/** The text or number at a dotted name, as text; undefined when there is none. */
export const valueAt = (values: object, name: string) => {
  let value: unknown = values;
  for (const key of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};
