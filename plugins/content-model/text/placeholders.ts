import { fieldLimits } from "../../../contract/leadFields";
import type { FieldKind } from "../types/fields";
import { site } from "../types/site";
import { jsonSchemaOf, readField, type Field } from "../types/structure";
import { fillPlaceholders, valueAt } from "../../../contract/placeholders";
import { typeset } from "../../../contract/typeset";
import { inAddress } from "../../../contract/pageAddresses";

/** Values that are set like the text around them; the others stay as typed. */
const TYPESET: readonly (FieldKind | undefined)[] = ["prose", "phone"];

/** {{dotted.name}} as Markdown writes it inside a link's address. */
const IN_ADDRESS = /%7B%7B([\w.]+)%7D%7D/g;

/** {{limits.message}}: how long the form lets a message be; {{appointment.minutes}}: how long an appointment is. */
const NUMBERS = [
  ...Object.keys(fieldLimits).map((name) => `limits.${name}`),
  "appointment.minutes",
].map((name): [string, FieldKind] => [name, "count"]);

/** The names that a text can have between double braces (contract/placeholders), with what they hold. */
export const sitePlaceholders: ReadonlyMap<string, FieldKind> = new Map([
  ...singleTexts(readField("site", jsonSchemaOf(site)).fields, ""),
  ...NUMBERS,
]);

function singleTexts(fields: Field[], prefix: string): [string, FieldKind][] {
  return fields.flatMap((field): [string, FieldKind][] => {
    const name = prefix + field.name;
    if (field.list || field.kind === "flag") return [];
    return field.kind === "object" ? singleTexts(field.fields, `${name}.`) : [[name, field.kind]];
  });
}

/**
 * Replaces each {{dotted.name}} that is a number, before typography: it sets a number
 * together with what it counts.
 */
export function fillNumbers(text: string, values: object): string {
  return fillPlaceholders(text, (name) =>
    sitePlaceholders.get(name) === "count" ? valueAt(values, name) : undefined,
  );
}

/**
 * Replaces each {{dotted.name}} of a finished text by that value of site.yaml, with French typography where it is prose
 * or a telephone number. Other names stay. `escape` makes a value safe at its place.
 */
export function fillSiteValues(
  text: string,
  siteValues: object,
  escape: (value: string) => string = (value) => value,
): string {
  const valueOf = (name: string) =>
    sitePlaceholders.has(name) ? valueAt(siteValues, name) : undefined;
  const addressOf = (_: string, name: string) =>
    encodeURI(inAddress(valueOf(name) ?? `{{${name}}}`));
  return fillPlaceholders(text.replace(IN_ADDRESS, addressOf), (name) => {
    const value = valueOf(name);
    return value && escape(TYPESET.includes(sitePlaceholders.get(name)) ? typeset(value) : value);
  });
}
