import { iconNames } from "../types/iconNames";
import { iconWords } from "../types/iconWords";
import { placeholdersOf, sitePlaceholders } from "../text/placeholders";
import type { FieldKind } from "../types/fields";
import type { Field } from "../types/structure";
import { characterFault } from "./characters";
import type { ContentFile } from "./contentFile";
import { linkFault } from "./links";
import { markdownFaults } from "./markdown";
import { didYouMean, simplify } from "./nearest";
import { artworkFault, imageFault } from "./pictures";
import { plainTextFaults } from "./plainText";
import type { Fault, FieldPath } from "./problem";
import { fieldsOfType } from "../types/contentTypes";
import type { SiteFacts } from "./siteFacts";

type ValueCheck = (value: string, field: Field, facts: SiteFacts) => (Fault | undefined)[];

/** What is wrong with a value that has the right shape, by the kind of its field. */
const CHECKS: Partial<Record<FieldKind | "object", ValueCheck>> = {
  prose: plainTextCheck,
  verbatim: plainTextCheck,
  markdown: (value, _, facts) => [...placeholderFaults(value), ...markdownFaults(value, facts)],
  icon: (value) => [iconFault(value)],
  image: (value, { schema }, facts) => [imageFault(facts.contentDir, value, String(schema.folder))],
  artwork: (value, _, facts) => [artworkFault(facts.contentDir, value)],
  href: (value, _, facts) => [linkFault(value, facts)],
};

function plainTextCheck(value: string, field: Field) {
  return [...placeholderFaults(value), lineBreak(value, field), ...plainTextFaults(value)];
}

/** Checks what each text of a file says; wrong types are left to `checkShape`. */
export function checkValues(file: ContentFile, facts: SiteFacts): void {
  checkFields(fieldsOfType(file.type), file.data, []);

  function checkFields(fields: Field[], data: unknown, path: FieldPath): void {
    if (typeof data !== "object" || data === null) return;
    for (const field of fields) {
      const value = (data as Record<string, unknown>)[field.name];
      const at = [...path, field.name];
      if (!field.list) checkOne(field, value, at);
      else if (Array.isArray(value)) value.forEach((item, i) => checkOne(field, item, [...at, i]));
    }
  }

  function checkOne(field: Field, value: unknown, path: FieldPath): void {
    if (field.kind === "object") checkFields(field.fields, value, path);
    if (typeof value !== "string" || value === "") return;
    const wrong = value.trim() === "" ? BLANK : characterFault(value);
    const faults = wrong ? [wrong] : (CHECKS[field.kind]?.(value, field, facts) ?? []);
    for (const fault of faults) if (fault) file.report(path, fault);
  }
}

const BLANK: Fault = {
  found: "un texte fait d'espaces",
  cure: "Écrivez le texte entre les guillemets.",
};

/** A label of a few words stands on one line; longer texts may be broken anywhere. */
function lineBreak(value: string, { schema }: Field): Fault | undefined {
  return (schema.maxLength ?? Infinity) <= 120 && value.trim().includes("\n")
    ? { found: "un retour à la ligne", cure: "Écrivez ce texte sur une seule ligne." }
    : undefined;
}

function iconFault(name: string): Fault | undefined {
  if (iconNames.has(name)) return undefined;
  const french = iconWords.get(simplify(name));
  const hint = french ? `Écrivez « ${french} ». ` : didYouMean(name, iconNames);
  return {
    found: `une icône inconnue, « ${name} »`,
    cure: `${hint}Choisissez un nom dans la liste du CMS ou de docs/contenu.md, « Icônes » (en anglais).`,
  };
}

function placeholderFaults(text: string): Fault[] {
  const known = sitePlaceholders();
  const faults: Fault[] = placeholdersOf(text)
    .filter((name) => !known.has(name))
    .map((name) => ({
      found: `« {{${name}}} », qui ne correspond à rien`,
      part: name,
      cure: `${didYouMean(name, known.keys())}Écrivez le nom d'un champ de content/site.yaml, par exemple {{contact.email}}.`,
    }));
  const [half] =
    /\{\{[^\s{}]*|\S*\}\}|\{[\w.]+\}/.exec(text.replace(/\{\{[^{}\n]*\}\}/g, "")) ?? [];
  if (half === undefined) return faults;
  const found = `des accolades ouvertes ou fermées seules (« ${half} »)`;
  const cure = "Écrivez le nom entre deux accolades de chaque côté : {{contact.email}}.";
  return [...faults, { found, cure, part: half }];
}
