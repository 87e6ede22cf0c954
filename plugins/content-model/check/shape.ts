import { isScalar } from "yaml";
import { z } from "zod";
import type { ContentFile, Place } from "./contentFile";
import { fieldName, oneOf, quoteIt, type Problem } from "./problem";

// What is not said below comes from the definition of the field, else from zod in French.
z.config(z.locales.fr());

/** What to write where a value has another type than zod expects. */
const TYPES: Record<string, string> = {
  string: `un texte après les deux-points ou après le tiret, entre guillemets "…" s'il contient un deux-points, un tiret ou une accolade`,
  number: "un nombre entier, en chiffres, sans guillemets",
  int: "un nombre entier, sans virgule ni point",
  boolean: "true (oui) ou false (non), sans guillemets",
  array: "une liste : sous le champ, un élément par ligne, chacun après un tiret",
  object: "ses champs dessous, chacun sur sa ligne, décalés de deux espaces",
};

/** Compares a file with the definition of its type: first the names of its fields, then types, lengths, counts. */
export function shapeProblems({ type, data, places, problemAt }: ContentFile): Problem[] {
  const issues = type.schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  const missing = issues.filter(({ path }) => !places.has(fieldName(path)));
  const names = missing.map(({ path }) => fieldName(path)).join(", ");
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const allowed = places.get(fieldName(issue.path))?.field?.fields.map(({ name }) => name) ?? [];
    return issue.keys.map((key) => {
      const text = `Un champ inconnu ici, « ${key} ». ${names && `Il manque « ${names} ». `}${oneOf(key, allowed)} Corrigez ce nom (sans espace insécable), déplacez la ligne sous le champ dont elle fait partie, ou supprimez-la.`;
      return problemAt([...issue.path, key], text);
    });
  });
  // What an unknown field replaces, misspelt or at a wrong level, is no other mistake.
  if (unknown.length > 0) return unknown;
  if (missing[0]) {
    const text = `Il manque : ${names}. Ajoutez-le, sous la forme « champ: valeur », comme dans un fichier voisin. Si la fin du fichier manque, reprenez sa version précédente.`;
    return [problemAt(missing[0].path, text)];
  }
  return issues.map((issue) => {
    const typed = places.get(fieldName(issue.path))?.typed.slice(0, 60) ?? "";
    const found = typed ? `« ${typed} »` : "Aucune valeur, des espaces, une liste ou des champs";
    return problemAt(issue.path, `${found}. ${cureOf(issue, typed)}`);
  });
}

/** What to do about an issue of zod: what is said here, else in the definition of the field, else by zod in French. */
function cureOf(issue: z.core.$ZodIssue, typed: string): string {
  const { code, input, message } = issue;
  if (code === "invalid_type")
    return issue.expected === "string" && typed
      ? quoteIt(typed)
      : `Écrivez ${TYPES[issue.expected] ?? message}.`;
  const known = "values" in issue ? issue.values : "options" in issue ? issue.options : undefined;
  if (Array.isArray(known)) return oneOf(typed, known.map(String));
  if (code !== "too_small" && code !== "too_big") return message;
  const [bound, side, change] =
    code === "too_small" ? [issue.minimum, "moins", "Ajoutez"] : [issue.maximum, "plus", "Retirez"];
  if (typeof input === "number") return `Écrivez un nombre entier, ${bound} au ${side}.`;
  const { length } = input as string | unknown[];
  return `${change}-en ${Math.abs(Number(bound) - length)} : il y en a ${length}, pour ${bound} au ${side}.`;
}

/** Texts without quotes that js-yaml (gatsby-transformer-yaml) takes for a date or a number. */
const NOT_A_TEXT = /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?0b[01_]+)$/;

/** What the site reads otherwise than its author means, of a text without quotes. */
export function misreadFault(text: string, { node, typed, field }: Place): string | undefined {
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  if (/(?:^| )#/.test(typed) || (field?.kind !== "date" && NOT_A_TEXT.test(text)))
    return `« ${typed} », que le site lirait comme une date, ou sans ce qui suit le #. ${quoteIt(typed)}`;
  if (field?.kind !== "markdown" || !text.includes("\n")) return undefined;
  return "Plusieurs paragraphes que le site collerait en un seul. Écrivez |- après les deux-points, puis le texte dessous, décalé de deux espaces.";
}
