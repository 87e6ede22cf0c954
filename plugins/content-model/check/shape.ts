import { isScalar } from "yaml";
import { z } from "zod";
import type { ContentFile } from "./contentFile";
import { didYouMean } from "./names";
import { fieldName, type FieldPath, type Problem } from "./problem";

// What is not said below comes from the definition of the field, else from zod in French.
z.config(z.locales.fr());

const NUMBER = "Écrivez un nombre entier, en chiffres, sans guillemets.";

/** How a value of a type is written. */
const TYPES: Record<string, string> = {
  array: "Écrivez un élément par ligne, sous le champ, chacun après un tiret et une espace.",
  object: "Écrivez des champs dessous, décalés de deux espaces, sous la forme « champ: valeur ».",
  boolean: "Écrivez true (oui) ou false (non), sans guillemets.",
  int: NUMBER,
  number: NUMBER,
};
const TEXT =
  "Écrivez un texte sur la ligne du champ, entre guillemets \"…\" s'il contient un deux-points, un tiret ou une accolade. S'il a plusieurs lignes, écrivez |- après le nom du champ, et le texte dessous.";

export const quoteIt = (source: string) => `Mettez la valeur entre guillemets : "${source}".`;

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function shapeProblems(file: ContentFile): Problem[] {
  const { error } = file.type.schema.safeParse(file.data, {
    reportInput: true,
    error: (issue) => cureOf(issue, file.typedAt((issue.path ?? []) as FieldPath)),
  });
  const issues = (error?.issues ?? [])
    .map((issue) => ({ ...issue, ...read(issue.path as FieldPath) }))
    // An optional field that is left empty counts as absent, unless a « # » has made its value a comment.
    .filter(
      ({ isEmpty, typed, path, field }) =>
        !isEmpty || typed.startsWith("#") || typeof path.at(-1) === "number" || field?.required,
    );
  const strays = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...issue.path, name]) : [],
  );
  const others = issues.filter(({ code }) => code !== "unrecognized_keys");
  // What a stray field replaces, misspelt or at a wrong level, is no other mistake.
  const replacedBy = (stray: FieldPath) =>
    others.filter(
      ({ path, isMissing, isEmpty }) =>
        (isMissing || isEmpty) &&
        (path.at(-1) === stray.at(-1) ||
          fieldName(path.slice(0, -1)) === fieldName(stray.slice(0, -1))),
    );
  const replaced = strays.flatMap(replacedBy);
  const left = others.filter((issue) => !replaced.includes(issue));
  const missing = left.filter(({ isMissing }) => isMissing);
  const problems = strays.map((stray) => strayProblem(stray, replacedBy(stray)));
  if (missing[0]) {
    const names = missing.map(({ path, field }) => `${fieldName(path)} (${field?.title})`);
    const cure =
      "Ajoutez ce qui manque, sous la forme « champ: valeur », comme dans un fichier voisin. Si la fin du fichier manque, reprenez sa version précédente.";
    problems.push(file.problemAt(missing[0].path, { found: `absent : ${names.join(", ")}`, cure }));
  }
  // Where the end of a file is missing, what is left of its last field is no other mistake.
  if (missing.some(({ path }) => path.length === 1)) return problems;
  const wrong = left.filter(({ isMissing }) => !isMissing);
  return [
    ...problems,
    ...wrong.map(({ path, found, message }) => file.problemAt(path, { found, cure: message })),
  ];

  /** What is at a path, and how it is described. */
  function read(path: FieldPath) {
    const { node } = file.places.get(fieldName(path)) ?? {};
    const isEmpty = isScalar(node) && (node.value === null || node.value === "");
    const typed = file.typedAt(path).slice(0, 60);
    const unread = isEmpty ? "aucune valeur pour le site" : "des espaces, une liste ou des champs";
    const found = typed ? `« ${typed} »${isEmpty ? `, ${unread}` : ""}` : unread;
    return { path, field: file.fieldAt(path), isMissing: !node, isEmpty, typed, found };
  }

  function strayProblem(stray: FieldPath, instead: typeof issues): Problem {
    const name = String(stray.at(-1));
    const lack = instead.map(({ path }) => `Il manque « ${fieldName(path)} ». `).join("");
    const allowed = (file.fieldAt(stray.slice(0, -1))?.fields ?? []).map((field) => field.name);
    const found = `un champ inconnu ici, « ${name} »`;
    const cure = `${lack}${didYouMean(name, allowed)}Corrigez ce nom (sans espace insécable), déplacez la ligne sous le champ dont elle fait partie, ou supprimez-la. Champs possibles ici : ${allowed.join(", ")}.`;
    return file.problemAt(stray, { found, cure });
  }
}

/** What to do about an issue of zod, where the definition of the field does not say it. */
function cureOf(issue: z.core.$ZodRawIssue, typed: string): string | undefined {
  const { code, input } = issue;
  const quoted = typed && quoteIt(typed);
  const how = TYPES[String(issue.expected)];
  if (input === null)
    return `${quoted || (how ?? "Écrivez la valeur après les deux-points ou après le tiret.")} Sinon, si elle est facultative, supprimez la ligne.`;
  if (code === "invalid_type") return how ?? (quoted || TEXT);
  const known = issue.values ?? issue.options;
  if (Array.isArray(known)) {
    const list =
      known.length > 50
        ? "un nom dans la liste du CMS ou de docs/contenu.md, « Icônes » (en anglais)"
        : `parmi : ${known.join(", ")}`;
    return `${didYouMean(typed, known.map(String))}Choisissez ${list}.`;
  }
  if (code !== "too_small" && code !== "too_big") return undefined;
  const [bound, side, change] =
    code === "too_small"
      ? [Number(issue.minimum), "moins", "Ajoutez"]
      : [Number(issue.maximum), "plus", "Retirez"];
  if (typeof input === "number") return `Écrivez un nombre entier, ${bound} au ${side}.`;
  const { length } = input as string | unknown[];
  if (length === 0) return "Écrivez le texte, entre les guillemets ou sous le champ.";
  const unit = typeof input === "string" ? "caractères" : "éléments";
  return `${change}-en ${Math.abs(bound - length)} : il y a ${length} ${unit}, pour ${bound} au ${side}.`;
}
