import { fieldLimits } from "../../../contract/leadFields";
import { site } from "../types/site";
import { jsonSchemaOf, readField, type Field } from "../types/structure";
import { didYouMean } from "./problem";

/** Dotted names of the single texts and numbers of a group. */
const namesIn = ({ fields }: Field): string[] =>
  fields.flatMap((field) => {
    if (field.list || field.kind === "flag") return [];
    return field.kind === "object"
      ? namesIn(field).map((name) => `${field.name}.${name}`)
      : field.name;
  });

/** The values of site.yaml that a text can name between double braces. */
const siteNames = namesIn(readField("site", jsonSchemaOf(site)));

/** All that a text can name (contract/placeholders.ts). */
const NAMES = [
  ...siteNames,
  ...Object.keys(fieldLimits).map((name) => `limits.${name}`),
  "appointment.minutes",
].map((name) => `{{${name}}}`);

/** Braces that name nothing, or in a text that others name (`named`), where they would be shown as typed. */
export function placeholderFault(text: string, named?: string): string | undefined {
  const typed = text.match(/\{{2,}(?:[^{}\n]*\}\}|[^\s{}]*)|[^\s{}]*\}\}|\{[\w.]+\}/g) ?? [];
  const isNamed = named !== undefined && siteNames.includes(named);
  const wrong = typed.find((braces) => isNamed || !NAMES.includes(braces.replaceAll(" ", "")));
  if (wrong === undefined) return undefined;
  if (isNamed)
    return `« ${wrong} », dans une valeur que {{${named}}} reprend. Écrivez-la en entier.`;
  return `« ${wrong} », des accolades qui ne correspondent à rien. ${didYouMean(wrong, NAMES)}Écrivez le nom d'un champ de content/site.yaml entre deux accolades de chaque côté, par exemple {{contact.email}}.`;
}
