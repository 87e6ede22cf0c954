import { limitTexts } from "./leadFields";
import { inAddress } from "./pageAddresses";

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

/** A placeholder, with the part of an address that stands directly before it. */
const PLACEHOLDER = /((?:tel:|mailto:|https?:\/\/)[^\s<>()"{}]*)?\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Replaces each {{dotted.name}} of a text by the value of that name (`placeholderValues`). Inside a web, mail or
 * telephone address the value loses its spaces and `(0)`. A name without a value stays as typed.
 *
 * @param show makes a value safe at its place
 */
export const fillPlaceholders = (text: string, values: object, show = (value: string) => value) =>
  text.replace(PLACEHOLDER, (whole, before = "", name: string) => {
    const value = valueAt(values, name);
    if (value === undefined) return whole;
    return before + show(before ? inAddress(value) : value);
  });

/** The text or number at a dotted name, as text; undefined when there is none. */
const valueAt = (values: object, name: string) => {
  let value: unknown = values;
  for (const key of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};
