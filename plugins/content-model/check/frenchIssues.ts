import type { Scalar } from "yaml";
import type { z } from "zod";
import type { FieldKind } from "../types/fields";
import type { Field } from "../types/structure";
import { didYouMean } from "./didYouMean";
import type { Fault } from "./problem";

type Issue = Exclude<z.core.$ZodIssue, z.core.$ZodIssueUnrecognizedKeys>;

/** How a value of a kind is written. */
const FORMS: Partial<Record<FieldKind | "object", string>> = {
  slug: "N'employez que des minuscules sans accent, des chiffres et des traits d'union simples, comme le nom du fichier : creation-site-web.",
  date: "Écrivez une date du calendrier, sous la forme AAAA-MM-JJ, par exemple 2026-11-20.",
  hour: "Écrivez une heure sous la forme 09h30.",
  artwork: "Écrivez le chemin d'un dessin SVG, par exemple ../artworks/google-ads.svg.",
  url: "Écrivez l'adresse complète, avec https://, par exemple https://www.exemple.fr/page.",
  email: "Écrivez une adresse e-mail, par exemple : nom@exemple.fr.",
  phone: "Écrivez un numéro de téléphone, par exemple : 01 99 00 47 20.",
};

const WHOLE_NUMBER = "Écrivez un nombre entier, en chiffres, sans guillemets.";

/** How a value of a YAML type is written. */
const TYPES: Record<string, string> = {
  array: "Écrivez un élément par ligne, sous le champ, chacun après un tiret et une espace.",
  object: "Écrivez des champs dessous, décalés de deux espaces, sous la forme « champ: valeur ».",
  boolean: "Écrivez true (oui) ou false (non), sans guillemets.",
  int: WHOLE_NUMBER,
  number: WHOLE_NUMBER,
};

const ONE_TEXT =
  "Écrivez un texte sur la ligne du champ, entre guillemets \"…\" s'il contient un deux-points, un tiret ou une accolade. S'il a plusieurs lignes, écrivez |- après le nom du champ, et le texte dessous.";

/** Says in French what a definition has against a value: the one error map of the schemas. */
export function shapeFault(issue: Issue, value: unknown, field?: Field, typed?: Scalar): Fault {
  const source = commentOf(typed) || (typed?.source ?? "");
  const list = Array.isArray(value) ? "une liste" : "des champs";
  const shown = typed ? `« ${source.slice(0, 60)} »` : list;
  const none = source ? `${shown}, que le site lit comme « aucune valeur »` : "aucune valeur";
  return { found: value === null ? none : shown, cure: cureOf(issue, value, field, source) };
}

/** The end of a value that a « # » makes a comment. */
export function commentOf(typed: Scalar | undefined): string {
  return typed?.comment && /^\S/.test(typed.comment) ? `#${typed.comment}` : "";
}

export function quoteIt(source: string): string {
  return `Mettez la valeur entre guillemets : "${source}".`;
}

function cureOf(issue: Issue, value: unknown, field?: Field, source?: string): string {
  switch (issue.code) {
    case "invalid_type": {
      const how = TYPES[issue.expected];
      if (value !== null) return how ?? (source ? quoteIt(source) : ONE_TEXT);
      const empty = how ?? "Écrivez la valeur après les deux-points ou après le tiret.";
      return `${source ? quoteIt(source) : empty} Sinon, si elle est facultative, supprimez la ligne.`;
    }
    case "too_small":
    case "too_big":
      return sizeCure(issue, value);
    case "invalid_union":
    case "invalid_value": {
      const known =
        "values" in issue ? issue.values : "options" in issue ? issue.options : undefined;
      const values = (known ?? []).map(String);
      return `${didYouMean(String(value), values)}Choisissez parmi : ${values.join(", ")}.`;
    }
    case "custom":
      return issue.message;
    default:
      return FORMS[field?.kind ?? "object"] ?? "Corrigez cette valeur.";
  }
}

function sizeCure(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): string {
  const isSmall = issue.code === "too_small";
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  const limit = `${bound} au ${isSmall ? "moins" : "plus"}`;
  if (typeof value === "number") return `Écrivez un nombre entier, ${limit}.`;
  const { length } = value as { length: number };
  if (length === 0) return "Écrivez le texte, entre les guillemets ou sous le champ.";
  const unit = issue.origin === "string" ? "caractères" : "éléments";
  return `${isSmall ? "Ajoutez-en" : "Retirez-en"} ${Math.abs(bound - length)} : il y a ${length} ${unit}, pour ${limit}.`;
}
