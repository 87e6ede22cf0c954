import type { Scalar } from "yaml";
import type { z } from "zod";
import type { Field } from "../types/structure";
import { lineShows } from "./lineHints";
import { didYouMean } from "./nearest";
import type { Fault, FieldPath } from "./problem";

/** A value that is not as its definition says, as read and as typed. */
interface Misshapen {
  path: FieldPath;
  value: unknown;
  field?: Field;
  /** How the value stands in the file, when it is one text or number. */
  typed?: Scalar;
}

type Issue = Exclude<z.core.$ZodIssue, z.core.$ZodIssueUnrecognizedKeys>;

const EXPECTED: Record<string, string> = {
  string: "un texte",
  array: "une liste",
  object: "des champs",
  int: "un nombre entier",
  number: "un nombre",
  boolean: "true ou false",
};

const FORMS: Partial<Record<Field["kind"], string>> = {
  slug: "N'employez que des minuscules sans accent, des chiffres et des traits d'union simples, comme le nom du fichier : creation-site-web.",
  date: "Écrivez la date sous la forme AAAA-MM-JJ, par exemple 2026-11-20.",
  artwork: "Écrivez le chemin d'un dessin SVG, par exemple ../artworks/google-ads.svg.",
};

/** Says in French what a definition has against a value. */
export function shapeFault(issue: Issue, { path, value, field, typed }: Misshapen): Fault {
  switch (issue.code) {
    case "invalid_type":
      if (value === undefined) return missingFault(path, field);
      return value === null
        ? emptyFault(path, issue.expected, field, typed)
        : typeFault(issue.expected, value, typed);
    case "too_small":
    case "too_big":
      return sizeFault(issue, value, typed);
    case "invalid_value": {
      const values = issue.values.map(String);
      if (value === undefined) return missingFault(path, field);
      return {
        found: `« ${String(value)} »`,
        cure: `${didYouMean(String(value), values)}Choisissez parmi : ${values.join(", ")}.`,
      };
    }
    default:
      return {
        found: `« ${String(value)} »`,
        cure: (field && FORMS[field.kind]) ?? field?.description ?? "Corrigez cette valeur.",
      };
  }
}

function missingFault(path: FieldPath, field?: Field): Fault {
  const what = field ? ` (${field.title} : ${field.description})` : "";
  return {
    found: "un champ obligatoire absent",
    cure: `Ajoutez « ${String(path.at(-1))}: … »${what}`,
  };
}

function emptyFault(path: FieldPath, expected: string, field?: Field, typed?: Scalar): Fault {
  const comment = typed?.comment;
  if (comment && /^\S/.test(comment)) {
    return {
      found: `« #${comment} », que le site ignore comme un commentaire`,
      cure: `Mettez la valeur entre guillemets : "#${comment}".`,
    };
  }
  const inList = typeof path.at(-1) === "number";
  const drop = inList || field?.required === false ? " ou supprimez la ligne" : "";
  return typed?.source
    ? {
        found: `« ${typed.source} », qui veut dire « aucune valeur »`,
        cure: `Mettez la valeur entre guillemets : "${typed.source}"${drop}.`,
      }
    : {
        found: "aucune valeur",
        cure: `Écrivez ${EXPECTED[expected] ?? "une valeur"} après ${inList ? "le tiret" : "les deux-points"}${drop}.`,
      };
}

function typeFault(expected: string, value: unknown, typed?: Scalar): Fault {
  const source = typed?.source ?? String(value);
  const bullet = expected === "array" && typeof value === "string" ? lineShows(value) : undefined;
  return bullet ?? { found: kindOf(value, source), cure: typeCure(expected, value, source) };
}

function kindOf(value: unknown, source: string): string {
  if (Array.isArray(value)) return "une liste (des lignes qui commencent par un tiret)";
  switch (typeof value) {
    case "number":
      return Number.isFinite(value)
        ? `le nombre ${source}`
        : `« ${source} », qui n'est pas un nombre`;
    case "boolean":
      return `« ${source} », lu comme vrai ou faux`;
    case "string":
      return `le texte « ${value.slice(0, 60)} »`;
    default:
      return `des champs (${Object.keys(value ?? {})
        .join(", ")
        .slice(0, 80)})`;
  }
}

function typeCure(expected: string, value: unknown, source: string): string {
  const wanted = `Attendu : ${EXPECTED[expected] ?? expected}.`;
  switch (expected) {
    case "string":
      if (Array.isArray(value)) return `${wanted} Écrivez-le sur la ligne du champ, sans tiret.`;
      return typeof value === "object"
        ? `${wanted} S'il contient un deux-points ou des accolades, mettez-le entre guillemets "…".`
        : `${wanted} Mettez la valeur entre guillemets : "${source}".`;
    case "array":
      return `${wanted} Écrivez un élément par ligne, sous le champ, chacun après un tiret et une espace.`;
    case "object":
      return `${wanted} Écrivez-les dessous, décalés de deux espaces, sous la forme « champ: valeur ».`;
    case "boolean":
      return "Écrivez true (oui) ou false (non), sans guillemets.";
    default:
      return typeof value === "string" && /^\s*\d+\s*$/.test(value)
        ? `${wanted} Retirez les guillemets.`
        : `${wanted} Écrivez-le en chiffres, sans guillemets.`;
  }
}

function sizeFault(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  typed?: Scalar,
): Fault {
  const small = issue.code === "too_small";
  const bound = Number(small ? issue.minimum : issue.maximum);
  const limit = `${bound} au ${small ? "moins" : "plus"}`;
  if (issue.origin === "array") {
    const count = Array.isArray(value) ? value.length : 0;
    return {
      found: `${plural(count, "élément")}, pour ${issue.exact ? `${bound} exactement` : limit}`,
      cure: `${small ? "Ajoutez-en" : "Retirez-en"} ${Math.abs(bound - count)}.`,
    };
  }
  if (issue.origin !== "string") {
    return { found: `le nombre ${String(value)}`, cure: `Écrivez un nombre entier, ${limit}.` };
  }
  const { length } = String(value);
  if (length === 0) {
    const block = typed?.type?.startsWith("BLOCK");
    return {
      found: block ? "un texte vide : rien n'est décalé sous ce champ" : "un texte vide",
      cure: block
        ? "Écrivez le texte sur les lignes suivantes, chacune décalée de deux espaces de plus que le nom du champ."
        : "Écrivez le texte entre les guillemets.",
    };
  }
  return {
    found: `un texte de ${plural(length, "caractère")}, pour ${limit}`,
    cure: small
      ? `Ajoutez au moins ${plural(bound - length, "caractère")}.`
      : `Raccourcissez-le d'au moins ${plural(length - bound, "caractère")}.`,
  };
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? "s" : ""}`;
}
