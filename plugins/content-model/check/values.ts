import { placeholdersOf, sitePlaceholders } from "../text/placeholders";
import { fieldsOfType } from "../types/contentTypes";
import type { FieldKind } from "../types/fields";
import { iconNames } from "../types/iconNames";
import { iconWords } from "../types/iconWords";
import { itemField, type Field } from "../types/structure";
import { commentOf, type ContentFile } from "./contentFile";
import { didYouMean, slugOf } from "./didYouMean";
import { linkFault, oldAddressFault, relationFault, slugFault } from "./links";
import { markdownFaults, plainTextFaults } from "./markdown";
import { artworkFault, imageFault } from "./pictures";
import type { Fault, FieldPath } from "./problem";
import { quoteIt } from "./shape";
import type { Place, SiteFacts } from "./siteFacts";
import { characterFault } from "./yamlFaults";

type ValueCheck = (value: string, place: Place) => Fault | undefined | Fault[];

/** What is wrong with a value that has the right shape, by the kind of its field. */
const CHECKS: Partial<Record<FieldKind | "object", ValueCheck>> = {
  prose: plainTextFaults,
  verbatim: plainTextFaults,
  markdown: (value, { facts }) => markdownFaults(value, facts),
  icon: iconFault,
  image: (value, { field, facts }) =>
    imageFault(facts.contentDir, value, String(field.schema.folder)),
  artwork: (value, { facts }) => artworkFault(facts.contentDir, value),
  href: (value, { facts }) => linkFault(value, facts),
  relation: (value, { field, facts }) => relationFault(value, String(field.schema.to), facts),
  slug: slugFault,
  path: (value, { facts }) => oldAddressFault(value, facts),
};

/** Checks what each text of a file says; wrong types are left to `checkShape`. */
export function checkValues(file: ContentFile, facts: SiteFacts): void {
  checkFields(fieldsOfType(file.type), file.data, []);

  function checkFields(fields: readonly Field[], data: unknown, path: FieldPath): void {
    if (typeof data !== "object" || data === null) return;
    for (const field of fields) {
      const value = (data as Record<string, unknown>)[field.name];
      const at = [...path, field.name];
      if (!field.list) checkOne(field, value, at);
      else if (Array.isArray(value)) value.forEach((item, i) => checkOne(field, item, [...at, i]));
    }
  }

  function checkOne(field: Field, value: unknown, path: FieldPath): void {
    if (field.kind === "object") checkFields(itemField(field, value).fields, value, path);
    if (typeof value !== "string" || value === "") return;
    const place = { file, path, field, facts };
    const wrong = characterFault(value) ?? misreadFault(value, place);
    const found = [CHECKS[field.kind]?.(value, place) ?? []].flat();
    const faults = wrong ? [wrong] : [...placeholderFaults(value), ...found];
    for (const fault of faults) file.report(path, fault);
  }
}

/** Texts without quotes that js-yaml (gatsby-transformer-yaml) or other readers take for something else. */
const NOT_A_TEXT = /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?0b[01_]+)$/;

/** What the site reads otherwise than its author means. */
function misreadFault(value: string, { file, path, field }: Place): Fault | undefined {
  const typed = file.typed(path);
  if (value.trim() === "")
    return { found: "un texte fait d'espaces", cure: "Écrivez le texte entre les guillemets." };
  // A label of a few words has one line; longer texts may be broken anywhere.
  if ((field.schema.maxLength ?? Infinity) <= 120 && value.trim().includes("\n"))
    return { found: "un retour à la ligne", cure: "Écrivez ce texte sur une seule ligne." };
  if (typed?.type !== "PLAIN") return undefined;
  if (field.kind !== "date" && NOT_A_TEXT.test(value))
    return {
      found: `« ${value} », que le site lirait comme une date ou un nombre`,
      cure: quoteIt(value),
    };
  const hash = commentOf(typed);
  if (hash)
    return {
      found: `« ${hash} », que le site ignore comme un commentaire`,
      cure: quoteIt(`${value} ${hash}`),
    };
  if (field.kind !== "markdown" || !value.includes("\n")) return undefined;
  return {
    found: "plusieurs paragraphes sans le signe « |- », que le site collerait en un seul",
    cure: `Écrivez « ${String(path.at(-1))}: |- », puis le texte dessous, décalé de deux espaces.`,
  };
}

function iconFault(name: string): Fault | undefined {
  if (iconNames.has(name)) return undefined;
  const word = iconWords.get(slugOf(name).replaceAll("-", "")) ?? name;
  return {
    found: `une icône inconnue, « ${name} »`,
    cure: `${didYouMean(word, iconNames)}Choisissez un nom dans la liste du CMS ou de docs/contenu.md, « Icônes » (en anglais).`,
  };
}

function placeholderFaults(text: string): Fault[] {
  const known = sitePlaceholders();
  const names = placeholdersOf(text).filter((name) => !known.has(name));
  const half = /\{\{[^\s{}]*|\S*\}\}|\{[\w.]+\}/.exec(text.replace(/\{\{[^{}\n]*\}\}/g, ""));
  return [...names, ...(half ?? [])].map((name) => ({
    found: `« ${name} » entre accolades, qui ne correspond à rien`,
    part: name,
    cure: `${didYouMean(name, known.keys())}Écrivez le nom d'un champ de content/site.yaml entre deux accolades de chaque côté, par exemple {{contact.email}}.`,
  }));
}
