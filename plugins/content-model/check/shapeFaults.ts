import type { z } from "zod";
import type { Field } from "../types/structure";
import type { Fault } from "./links";

const EXPECTED: Record<string, string> = {
  string: "un texte",
  array: "une liste",
  object: "des champs",
  int: "un nombre entier",
  number: "un nombre",
  boolean: "true ou false",
};

/** What a type fault is about: the value as read and as typed, and where it stands. */
export interface Mistyped {
  name: string | number;
  value: unknown;
  /** The text of the value in the file, and what follows a # behind it. */
  source?: string;
  comment?: string;
  field?: Field;
}

/** A value that is absent, empty or of another type than its field's. */
export function typeFault(expected: string, mistyped: Mistyped): Fault {
  const { name, value, source, comment, field } = mistyped;
  const article = EXPECTED[expected] ?? expected;
  if (value === undefined) {
    const what = field ? ` (${field.title} : ${field.description})` : "";
    return { found: "un champ obligatoire absent", cure: `Ajoutez « ${name}: … »${what}` };
  }
  if (value === null && comment !== undefined && /^\S/.test(comment)) {
    return {
      found: `« #${comment} », que YAML ignore comme un commentaire`,
      cure: `Mettez la valeur entre guillemets : "#${comment}".`,
    };
  }
  if (value === null) {
    const inList = typeof name === "number";
    const drop = inList || (field && !field.required) ? " ou supprimez la ligne" : "";
    return {
      found: source ? `« ${source} », qui veut dire « aucune valeur »` : "aucune valeur",
      cure: source
        ? `Mettez la valeur entre guillemets : "${source}"${drop}.`
        : `Écrivez ${article} après ${inList ? "le tiret" : "les deux-points"}${drop}.`,
    };
  }
  return { found: kindOf(value, source), cure: typeCure(expected, article, value, source) };
}

function kindOf(value: unknown, source?: string): string {
  if (Array.isArray(value)) return "une liste (des lignes qui commencent par un tiret)";
  switch (typeof value) {
    case "number":
      return Number.isFinite(value)
        ? `le nombre ${source ?? String(value)}`
        : `« ${source ?? String(value)} », qui n'est pas un nombre`;
    case "boolean":
      return `« ${source ?? String(value)} », que YAML lit comme vrai ou faux`;
    case "string":
      return `le texte « ${value.slice(0, 60)} »`;
    default:
      return `des champs (${Object.keys(value ?? {})
        .join(", ")
        .slice(0, 80)})`;
  }
}

function typeCure(expected: string, article: string, value: unknown, source?: string): string {
  switch (expected) {
    case "string":
      if (Array.isArray(value)) {
        return "Attendu : un texte. Écrivez-le sur la ligne du champ, sans tiret.";
      }
      return typeof value === "object"
        ? "Attendu : un texte. S'il contient un deux-points, mettez-le entre guillemets."
        : `Attendu : un texte. Mettez la valeur entre guillemets : "${source ?? String(value)}".`;
    case "array":
      return "Attendu : une liste. Écrivez un élément par ligne, sous le champ, chacun après un tiret et une espace.";
    case "object":
      return "Attendu : des champs. Écrivez-les dessous, décalés de deux espaces, sous la forme « champ: valeur ».";
    case "boolean":
      return "Écrivez true ou false, sans guillemets.";
    default:
      return typeof value === "string" && /^\s*\d+\s*$/.test(value)
        ? `Attendu : ${article}. Retirez les guillemets.`
        : `Attendu : ${article}, en chiffres, sans guillemets.`;
  }
}

/** A text, list or number outside its bounds. */
export function sizeFault(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): Fault {
  const small = issue.code === "too_small";
  const bound = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const limit = `${bound} au ${small ? "moins" : "plus"}`;
  if (issue.origin === "string") {
    const { length } = String(value);
    if (length === 0) {
      return { found: "un texte vide", cure: "Écrivez le texte entre les guillemets." };
    }
    return {
      found: `un texte de ${characters(length)}, pour ${limit}`,
      cure: small
        ? `Ajoutez au moins ${characters(bound - length)}.`
        : `Raccourcissez-le d'au moins ${characters(length - bound)}.`,
    };
  }
  if (issue.origin === "array") {
    const count = Array.isArray(value) ? value.length : 0;
    return {
      found: `${count} élément${count > 1 ? "s" : ""}, pour ${issue.exact ? `${bound} exactement` : limit}`,
      cure: `${small ? "Ajoutez-en" : "Retirez-en"} ${Math.abs(bound - count)}.`,
    };
  }
  return {
    found: `le nombre ${String(value)}`,
    cure: `Écrivez un nombre entier, ${small ? "au moins" : "au plus"} ${bound}.`,
  };
}

function characters(count: number): string {
  return `${count} caractère${count > 1 ? "s" : ""}`;
}

/** A text that has not the form its field needs. */
export function formatFault(value: unknown, field?: Field): Fault {
  return { found: `« ${String(value)} »`, cure: formatCure(field) };
}

function formatCure(field?: Field): string {
  switch (field?.kind) {
    case "slug":
      return "N'employez que des minuscules sans accent, des chiffres et des traits d'union simples : creation-site-web.";
    case "date":
      return "Écrivez la date sous la forme AAAA-MM-JJ, par exemple 2026-11-20.";
    case "artwork":
      return "Écrivez le chemin d'un dessin SVG, par exemple ../artworks/google-ads.svg.";
    default:
      return field ? field.description : "Corrigez cette valeur.";
  }
}
