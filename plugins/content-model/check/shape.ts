import { z } from "zod";
import type { ContentFile } from "./contentFile";
import { didYouMean, fieldName, type FieldPath, type Problem } from "./problem";

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

export const quoteIt = (source: string) => `Mettez la valeur entre guillemets : "${source}".`;

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function shapeProblems({ type, data, places, problemAt }: ContentFile): Problem[] {
  const { error } = type.schema.safeParse(data, { reportInput: true });
  const issues = (error?.issues ?? []).filter(({ code }) => code !== "unrecognized_keys");
  const missing = issues.filter(({ path }) => !places.has(fieldName(path)));
  /** The fields that may be where the last one of a path is. */
  const fieldsAt = (path: FieldPath) =>
    places.get(fieldName(path.slice(0, -1)))?.field?.fields ?? [];
  const names = missing
    .map(({ path }) => {
      const { title = "" } = fieldsAt(path).find(({ name }) => name === path.at(-1)) ?? {};
      return fieldName(path) + (title && ` (${title})`);
    })
    .join(", ");
  const problems = [...places.values()].flatMap(({ path, field }) => {
    const allowed = fieldsAt(path).map((one) => one.name);
    const name = path.at(-1);
    if (field || typeof name !== "string" || allowed.length === 0) return [];
    const lack = names && `Il manque « ${names} ». `;
    const text = `Un champ inconnu ici, « ${name} ». ${lack}${didYouMean(name, allowed)}Corrigez ce nom (sans espace insécable), déplacez la ligne sous le champ dont elle fait partie, ou supprimez-la. Champs possibles ici : ${allowed.join(", ")}.`;
    return problemAt(path, text);
  });
  // What an unknown field replaces, misspelt or at a wrong level, is no other mistake.
  if (missing[0] && problems.length === 0) {
    const text = `Il manque : ${names}. Ajoutez-le, sous la forme « champ: valeur », comme dans un fichier voisin. Si la fin du fichier manque, reprenez sa version précédente.`;
    problems.push(problemAt(missing[0].path, text));
  }
  // Where the end of a file is missing, what is left of its last field is no other mistake.
  if (missing.some(({ path }) => path.length === 1)) return problems;
  const wrong = issues.filter((issue) => !missing.includes(issue));
  return [
    ...problems,
    ...wrong.map((issue) => {
      const typed = places.get(fieldName(issue.path))?.typed.slice(0, 60) ?? "";
      const found = typed ? `« ${typed} »` : "Aucune valeur, des espaces, une liste ou des champs";
      return problemAt(issue.path, `${found}. ${cureOf(issue, typed)}`);
    }),
  ];
}

/** What to do about an issue of zod: what is said here, else in the definition of the field, else by zod in French. */
function cureOf(issue: z.core.$ZodIssue, typed: string): string {
  const { code, input, message } = issue;
  if (code === "invalid_type")
    return issue.expected === "string" && typed
      ? quoteIt(typed)
      : `Écrivez ${TYPES[issue.expected] ?? message}.`;
  const known = "values" in issue ? issue.values : "options" in issue ? issue.options : undefined;
  if (Array.isArray(known)) {
    const more = known.length > 50 ? "… (tous : docs/contenu.md, « Icônes »)" : "";
    const list = known.slice(0, 50).join(", ");
    return `${didYouMean(typed, known.map(String))}Choisissez parmi : ${list}${more}.`;
  }
  if (code !== "too_small" && code !== "too_big") return message;
  const [bound, side, change] =
    code === "too_small" ? [issue.minimum, "moins", "Ajoutez"] : [issue.maximum, "plus", "Retirez"];
  if (typeof input === "number") return `Écrivez un nombre entier, ${bound} au ${side}.`;
  const { length } = input as string | unknown[];
  return `${change}-en ${Math.abs(Number(bound) - length)} : il y en a ${length}, pour ${bound} au ${side}.`;
}
