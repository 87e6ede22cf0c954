import { iconNames } from "../types/iconNames";
import { placeholdersOf, sitePlaceholders } from "../text/placeholders";
import type { Field } from "../types/structure";
import { characterFault } from "./characters";
import { artworkFault, imageFault } from "./assets";
import type { ContentFile } from "./contentFile";
import { isEmail, isPhone, linkFault, urlFault, type Fault } from "./links";
import { markdownFaults } from "./markdown";
import { didYouMean } from "./nearest";
import { plainTextFaults } from "./plainText";
import type { FieldPath } from "./problem";
import { fieldsOfType } from "../types/contentTypes";
import type { SiteFacts } from "./site";

/** Checks what each value says, by the kind of its field; wrong types are left to `checkShape`. */
export function checkValues(file: ContentFile, facts: SiteFacts): void {
  checkFields(fieldsOfType(file.type), file.data, []);

  function checkFields(fields: Field[], data: unknown, path: FieldPath): void {
    if (typeof data !== "object" || data === null) return;
    const values = data as Record<string, unknown>;
    for (const field of fields) {
      const value = values[field.name];
      const at = [...path, field.name];
      if (!field.list) checkOne(field, value, at);
      else if (Array.isArray(value)) value.forEach((item, i) => checkOne(field, item, [...at, i]));
    }
  }

  function checkOne(field: Field, value: unknown, path: FieldPath): void {
    if (field.kind === "object") checkFields(field.fields, value, path);
    if (typeof value !== "string" || value === "") return;
    for (const { found, cure, part } of faultsOf(field, value, facts)) {
      file.report(path, found, cure, part === undefined ? "value" : { part });
    }
  }
}

function faultsOf(field: Field, value: string, facts: SiteFacts): Fault[] {
  if (value.trim() === "") {
    return [{ found: "un texte fait d'espaces", cure: "Écrivez le texte entre les guillemets." }];
  }
  if (value.includes("\ufffd")) {
    return [
      {
        found: "un caractère illisible (�)",
        cure: "Retapez-le, et enregistrez le fichier en UTF-8.",
      },
    ];
  }
  const wrong = characterFault(value);
  if (wrong) return [wrong];
  switch (field.kind) {
    case "prose":
    case "verbatim":
      return [...placeholderFaults(value), ...lineFaults(field, value), ...plainTextFaults(value)];
    case "markdown":
      return [...placeholderFaults(value), ...markdownFaults(value, facts)];
    default: {
      const fault = faultOf(field, value, facts);
      return fault ? [fault] : [];
    }
  }
}

/** A label of a few words stands on one line; longer texts may be broken anywhere. */
function lineFaults({ schema }: Field, value: string): Fault[] {
  if ((schema.maxLength ?? Infinity) > 120 || !value.trim().includes("\n")) return [];
  return [
    {
      found: "un retour à la ligne",
      cure: "Écrivez ce texte sur une seule ligne.",
    },
  ];
}

function faultOf(field: Field, value: string, facts: SiteFacts): Fault | undefined {
  const found = `« ${value} »`;
  switch (field.kind) {
    case "icon":
      return iconFault(value);
    case "image":
      return imageFault(facts.contentDir, value, String(field.schema.folder));
    case "artwork":
      return artworkFault(facts.contentDir, value);
    case "href":
      return linkFault(value, facts);
    case "url":
      return (
        urlFault(value) ??
        (value.startsWith("http://")
          ? { found, cure: "Écrivez https:// au lieu de http://." }
          : undefined)
      );
    case "email":
      return isEmail(value)
        ? undefined
        : { found, cure: "Écrivez une adresse e-mail, par exemple : nom@exemple.fr." };
    case "phone":
      return isPhone(value)
        ? undefined
        : { found, cure: "Écrivez un numéro de téléphone, par exemple : 01 99 00 47 20." };
    case "date":
      return isDay(value)
        ? undefined
        : { found, cure: "Écrivez une date du calendrier, sous la forme AAAA-MM-JJ." };
    default:
      return undefined;
  }
}

function iconFault(name: string): Fault | undefined {
  if (iconNames.has(name)) return undefined;
  return {
    found: `une icône inconnue, « ${name} »`,
    cure: `${didYouMean(name, iconNames)}Choisissez un nom de la liste (docs/contenu.md, « Icônes »).`,
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
  const [half] = /\{\{[^\s{}]*|\S*\}\}/.exec(text.replace(/\{\{[^{}\n]*\}\}/g, "")) ?? [];
  if (half !== undefined) {
    faults.push({
      found: `des accolades ouvertes ou fermées seules (« ${half} »)`,
      cure: "Écrivez le nom entre deux accolades de chaque côté : {{contact.email}}.",
      part: half,
    });
  }
  return faults;
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
