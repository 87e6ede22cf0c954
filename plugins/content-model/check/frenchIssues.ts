import type { Scalar } from "yaml";
import type { z } from "zod";
import type { FieldKind } from "../types/fields";
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

const FORMS: Partial<Record<FieldKind | "object", string>> = {
  slug: "N'employez que des minuscules sans accent, des chiffres et des traits d'union simples, comme le nom du fichier : creation-site-web.",
  date: "Écrivez une date du calendrier, sous la forme AAAA-MM-JJ, par exemple 2026-11-20.",
  artwork: "Écrivez le chemin d'un dessin SVG, par exemple ../artworks/google-ads.svg.",
  url: "Écrivez l'adresse complète, avec https://, par exemple https://www.exemple.fr/page.",
  email: "Écrivez une adresse e-mail, par exemple : nom@exemple.fr.",
  phone: "Écrivez un numéro de téléphone, par exemple : 01 99 00 47 20.",
};

/** Says in French what a definition has against a value: the one error map of the schemas. */
export function shapeFault(issue: Issue, misshapen: Misshapen): Fault {
  const { path, value, field, typed } = misshapen;
  if (value === undefined) {
    const what = field
      ? ` (${`${field.title} : ${field.description} ${formOf(field)}`.trim()})`
      : "";
    const cure = `Ajoutez « ${String(path.at(-1))}: … »${what}`;
    return { found: "un champ obligatoire absent", cure };
  }
  const found = typeof value === "object" ? "" : `« ${typed?.source ?? String(value)} »`;
  switch (issue.code) {
    case "invalid_type":
      return value === null
        ? emptyFault(issue.expected, misshapen)
        : typeFault(issue.expected, value, typed?.source ?? String(value));
    case "too_small":
    case "too_big":
      return sizeFault(issue, value, typed);
    case "invalid_value": {
      const values = issue.values.map(String);
      const cure = `${didYouMean(String(value), values)}Choisissez parmi : ${values.join(", ")}.`;
      return { found, cure };
    }
    case "custom":
      return { found: "un choix qui n'est pas fait, ou fait deux fois", cure: issue.message };
    default:
      return { found, cure: (field && formOf(field)) || "Corrigez cette valeur." };
  }
}

/** How a field is written in its file; empty for a text. */
function formOf({ kind, schema }: Field): string {
  return kind === "image"
    ? `Écrivez le chemin de l'image, par exemple ../images/${String(schema.folder)}/exemple.png.`
    : (FORMS[kind] ?? "");
}

/** A value that is only announced. */
function emptyFault(expected: string, { path, field, typed }: Misshapen): Fault {
  const inList = typeof path.at(-1) === "number";
  const drop = inList || field?.required === false ? " Sinon, supprimez la ligne." : "";
  const word = typed?.comment ? `#${typed.comment}` : typed?.source;
  if (word && !/^#\s/.test(word)) {
    return {
      found: `« ${word} », que le site lit comme « aucune valeur »`,
      cure: `Mettez la valeur entre guillemets : "${word}".${drop}`,
    };
  }
  const cure = /object|array/.test(expected)
    ? "Écrivez sa valeur dessous, chaque ligne décalée de deux espaces."
    : `Écrivez-la après ${inList ? "le tiret" : "les deux-points"}.`;
  return { found: "aucune valeur", cure: cure + drop };
}

const WHOLE_NUMBER = "Écrivez un nombre entier, en chiffres, sans guillemets.";

const CURES: Record<string, string> = {
  array: "Écrivez un élément par ligne, sous le champ, chacun après un tiret et une espace.",
  object: "Écrivez des champs dessous, décalés de deux espaces, sous la forme « champ: valeur ».",
  boolean: "Écrivez true (oui) ou false (non), sans guillemets.",
  int: WHOLE_NUMBER,
  number: WHOLE_NUMBER,
};

function typeFault(expected: string, value: unknown, source: string): Fault {
  const bullet = expected === "array" && typeof value === "string" ? lineShows(value) : undefined;
  if (bullet) return bullet;
  if (typeof value !== "object") {
    const cure = CURES[expected] ?? `Mettez la valeur entre guillemets : "${source}".`;
    return {
      found:
        typeof value === "string"
          ? `le texte « ${value.slice(0, 60)} »`
          : `« ${source} », qui n'est pas un texte`,
      cure,
    };
  }
  const isList = Array.isArray(value);
  const names = Object.keys(value ?? {})
    .join(", ")
    .slice(0, 80);
  return {
    found: isList ? "une liste (des tirets, ou des crochets)" : `des champs (${names})`,
    cure:
      CURES[expected] ??
      (isList
        ? "Écrivez un texte sur la ligne du champ, sans tiret ni crochets, ou entre guillemets."
        : "Mettez le texte entre guillemets \"…\" s'il contient un deux-points ou des accolades. S'il a plusieurs lignes, écrivez |- après le nom du champ, et le texte dessous."),
  };
}

function sizeFault(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  typed?: Scalar,
): Fault {
  const small = issue.code === "too_small";
  const bound = Number(small ? issue.minimum : issue.maximum);
  const limit = `${bound} au ${small ? "moins" : "plus"}`;
  if (issue.origin !== "string" && issue.origin !== "array") {
    return { found: `le nombre ${String(value)}`, cure: `Écrivez un nombre entier, ${limit}.` };
  }
  const { length } = value as { length: number };
  const isText = issue.origin === "string";
  const amount = (count: number) =>
    `${count} ${isText ? "caractère" : "élément"}${count > 1 ? "s" : ""}`;
  if (isText && length === 0) {
    return {
      found: "un texte vide",
      cure: typed?.type?.startsWith("BLOCK")
        ? "Écrivez le texte sous ce champ, chaque ligne décalée de deux espaces de plus que son nom."
        : "Écrivez le texte entre les guillemets.",
    };
  }
  const difference = amount(Math.abs(bound - length));
  return {
    found: `${amount(length)}, pour ${issue.exact ? `${bound} exactement` : limit}`,
    cure: small ? `Ajoutez au moins ${difference}.` : `Retirez au moins ${difference}.`,
  };
}
