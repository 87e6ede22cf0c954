import { isScalar } from "yaml";
import { z } from "zod";
import type { Field } from "../types/structure";
import type { ContentFile, Place } from "./contentFile";
import { once } from "../../../contract/once";
import { fieldName, LONG_TEXT, oneOf, quoteIt, type Problem } from "./problem";

// What is not said below comes from the definition of the field, else from zod in French.
z.config(z.locales.fr());

/** Compares a file with the definition of its type: first the names of its fields, then types, lengths, counts. */
export const shapeProblems = once(compare, new WeakMap<ContentFile, Problem[]>());

function compare({ type, name, slug, data, places, problemAt }: ContentFile): Problem[] {
  const { error } = type.schema.safeParse(data, { reportInput: true });
  const issues = (error?.issues ?? []).filter(({ code }) => code !== "unrecognized_keys");
  const missing = issues.filter(({ path }) => !places.has(fieldName(path)));
  /** The fields that may be where the last one of a path is. */
  const fieldsAt = (path: PropertyKey[]) =>
    places.get(fieldName(path.slice(0, -1)))?.field?.fields ?? [];
  const names = missing
    .map(({ path }) => {
      const { title } = fieldsAt(path).find(({ name }) => name === path.at(-1)) ?? {};
      return fieldName(path) + (title ? ` (${title})` : "");
    })
    .join(", ");
  const problems = [...places.values()].flatMap(({ path, field }) => {
    const allowed = fieldsAt(path).map(({ name }) => name);
    const name = path.at(-1);
    if (field || typeof name !== "string" || allowed.length === 0) return [];
    const text = `Un champ inconnu ici, « ${name} ». ${names && `Il manque « ${names} ». `}${oneOf(name, allowed)} Corrigez ce nom (sans espace insécable), déplacez la ligne sous le champ dont elle fait partie, ou supprimez-la.`;
    return problemAt(path, text);
  });
  // What an unknown field replaces, misspelt or at a wrong level, is no other mistake.
  if (missing[0] && problems.length === 0) {
    const text = `Il manque : ${names}. Ajoutez-le, sous la forme « champ: valeur », comme dans un fichier voisin. Si la fin du fichier manque, reprenez sa version précédente.`;
    problems.push(problemAt(missing[0].path, text));
  }
  const misnamed = `« ${slug} », dans un fichier nommé « ${name}.yaml ». Écrivez « slug: ${name} ». Si la page doit changer d'adresse, renommez plutôt le fichier.`;
  if (slug !== name) problems.push(problemAt(["slug"], misnamed));
  // Where the end of a file is missing, what is left of its last field is no other mistake.
  if (missing.some(({ path }) => path.length === 1)) return problems;
  for (const issue of issues.filter((one) => !missing.includes(one))) {
    const { typed: whole = "", field } = places.get(fieldName(issue.path)) ?? {};
    const typed = whole.slice(0, 60);
    const empty = Array.isArray(issue.input)
      ? "Une liste"
      : "Aucune valeur, des espaces ou des champs";
    const found = typed ? `« ${typed} »` : empty;
    problems.push(problemAt(issue.path, `${found}. ${cureOf(issue, typed, field)}`));
  }
  return problems;
}

/** What to do about an issue of zod: what is said here, else in the definition of the field, else by zod in French. */
function cureOf(issue: z.core.$ZodIssue, typed: string, field?: Field): string {
  const { code, input, message } = issue;
  const isText = code === "invalid_type" && issue.expected === "string" && typed;
  if (isText && new RegExp(field?.schema.pattern ?? "").test(typed)) return quoteIt(typed);
  const known = "values" in issue ? issue.values : "options" in issue ? issue.options : undefined;
  const orNothing = field?.required === false ? " Ou retirez cette ligne." : "";
  if (Array.isArray(known)) return oneOf(typed, known.map(String)) + orNothing;
  if ((code !== "too_small" && code !== "too_big") || typeof input === "number") return message;
  const [bound, side, change] =
    code === "too_small" ? [issue.minimum, "moins", "Ajoutez"] : [issue.maximum, "plus", "Retirez"];
  const { length } = input as string | unknown[];
  return `${change}-en ${Math.abs(Number(bound) - length)} : il y en a ${length}, pour ${bound} au ${side}.${length === 0 ? orNothing : ""}`;
}

/** Texts without quotes that js-yaml (gatsby-transformer-yaml) takes for a date or a number. */
const NOT_A_TEXT = /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?0b[01_]+)$/;

/** Items of a list on lines that YAML makes one. */
const GLUED_LIST = /\S[^\S\n]*\n *(?:[-*+]|\d+[.)]) /;

/** What the site reads otherwise than its author means, of a text without quotes. */
export function misreadFault(text: string, { node, typed, field }: Place, source: string) {
  if (!isScalar(node)) return undefined;
  const isPlain = node.type === "PLAIN";
  if (typed !== (node.source ?? "").trim())
    return `« ${typed} », dont le site ignore la fin comme un commentaire. ${quoteIt(typed)}`;
  if (isPlain && field?.kind !== "date" && NOT_A_TEXT.test(text))
    return `« ${text} », que le site lirait comme une date. ${quoteIt(text)}`;
  const isGlued =
    /[^\n]\n(?!\n|[-*+] |\d+[.)] |$)/.test(text) ||
    GLUED_LIST.test(source.slice(node.range[0], node.range[1]));
  if (field?.kind !== "markdown" || node.type === "BLOCK_LITERAL" || !isGlued) return undefined;
  return `Plusieurs paragraphes ou éléments de liste que le site collerait en un seul. ${LONG_TEXT}`;
}
