import { z } from "zod";
import { EMAIL, PHONE, WEB_ADDRESS } from "./forms";
import { iconNames } from "./iconNames";
import { pictureRule } from "./pictureLimits";
import { distinct, ERRORS } from "./rules";

/**
 * What a field holds, beyond its YAML type. It decides the GraphQL type and resolver, the control
 * in the CMS and the checks that a schema alone cannot make.
 */
export type FieldKind =
  | "prose"
  | "verbatim"
  | "markdown"
  | "slug"
  | "order"
  | "count"
  | "flag"
  | "choice"
  | "date"
  | "hour"
  | "path"
  | "href"
  | "url"
  | "email"
  | "phone"
  | "icon"
  | "artwork"
  | "image"
  | "relation";

const string = z.string(ERRORS.text);

/** Fields that belong together. Where several types share them, `.meta({ typeName })` names their GraphQL type. */
export function group<Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape, ERRORS.group).meta({ title, description });
}

/** A list of things, each described; at least and at most so many. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  [min, max]: [min: number, max: number],
  title: string,
  description: string,
) {
  return z.array(item, ERRORS.list).min(min).max(max).meta({ title, description });
}

/** A text, of one line where it is a label of a few words. `max` counts characters. */
const text = (kind: FieldKind) => (title: string, description: string, max: number) =>
  string
    .min(1)
    .max(max)
    .refine((typed) => typed.trim() !== "" || typed === "", "Écrivez le texte.")
    .refine(
      (typed) => max > 120 || !typed.trim().includes("\n"),
      "Écrivez ce texte sur une seule ligne, sans retour à la ligne.",
    )
    .meta({ title, description, kind });

/** A sentence or label: French typography is applied at build. */
export const prose = text("prose");

/** Shown exactly as typed: names, figures and the texts that the specification fixes. */
export const verbatim = text("verbatim");

/** Paragraphs in Markdown; GraphQL answers HTML. */
export const markdown = text("markdown");

/** A text of one form. `error` is all that is said of another: by the check, by the CMS and by VS Code. */
const formed =
  (kind: FieldKind, form: RegExp, error: string, max = 300) =>
  (title: string, description: string) =>
    z
      .string(error)
      .regex(form, { error, abort: true })
      .max(max)
      .meta({ title, description, kind, patternErrorMessage: error });

/** The last part of an entry's address, equal to its file name. */
export const slug = (description: string) => slugOf("Identifiant", description);
const slugOf = formed(
  "slug",
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "N'employez que des minuscules sans accent, des chiffres et des traits d'union simples, comme le nom du fichier : creation-site-web.",
  60,
);

/** A whole number. */
export function count(title: string, description: string, min: number, max: number) {
  const error = `Écrivez un nombre entier, ${min} au moins et ${max} au plus, en chiffres, sans guillemets, virgule ni point.`;
  const rule = { error, abort: true };
  return z.int(error).min(min, rule).max(max, rule).meta({ title, description, kind: "count" });
}

/** The rank of an entry among its kind, from 1. */
export const order = (description: string) =>
  count("Ordre d'affichage", description, 1, 9999).meta({ kind: "order" });

/** A box to tick; an absent one is not ticked. */
export function flag(title: string, description: string) {
  return z.boolean(ERRORS.flag).optional().meta({ title, description, kind: "flag" });
}

/** Marks invented content, which must not reach production. */
export const sample = (description: string) => flag("Contenu d'exemple", description);

/** One of a few fixed words. */
export function choice<T extends string>(
  title: string,
  description: string,
  values: readonly [T, ...T[]],
) {
  return z.enum(values).meta({ title, description, kind: "choice" });
}

/** A day, as YYYY-MM-DD. */
export function date(title: string, description: string) {
  const error = "Écrivez une date du calendrier, sous la forme AAAA-MM-JJ, par exemple 2026-11-20.";
  return z.iso.date({ error, abort: true }).meta({ title, description, kind: "date" });
}

/** An hour of the day, as 09h30: in YAML, 09:30 would be a number to some readers. */
export const hour = formed(
  "hour",
  /^([01]\d|2[0-3])h[0-5]\d$/,
  "Écrivez une heure sous la forme 09h30.",
);

/** An address that the site no longer has, from its root. */
export const oldPath = formed(
  "path",
  /^\/[\w./~%-]*[\w.~%-]$/,
  "Écrivez l'ancienne adresse à partir de la racine du site, sans #, ? ni *, sans espace, accent (é s'y écrit %C3%A9) ni barre finale, par exemple : /offre/seo.",
);

/** A link as a visitor follows it: a page of the site, an anchor, a web address, mailto: or tel:. */
export function href(title: string, description: string) {
  return string.min(1).max(300).meta({ title, description, kind: "href" });
}

/** A full web address with https://. */
export const url = formed(
  "url",
  WEB_ADDRESS,
  "Écrivez l'adresse complète, avec https://, par exemple https://www.exemple.fr/page.",
);

/** An e-mail address. */
export const email = formed(
  "email",
  EMAIL,
  "Écrivez une adresse e-mail, par exemple : nom@exemple.fr.",
  254,
);

/** A telephone number, written nationally or with +. */
export const phone = formed(
  "phone",
  PHONE,
  "Écrivez un numéro de téléphone, par exemple : 01 99 00 47 20.",
  40,
);

/** The name of a pictogram; GraphQL answers its name and drawing. */
export function icon(description: string) {
  return z.enum(iconNames).meta({ title: "Icône", description, kind: "icon" });
}

/** An SVG drawing of `content/artworks`; GraphQL answers its optimised markup. */
export const artwork = (description: string) => drawing("Illustration", description);
const drawing = formed(
  "artwork",
  /^\.\.\/artworks\/[a-z0-9-]+\.svg$/,
  "Écrivez le chemin d'un dessin SVG, par exemple ../artworks/google-ads.svg.",
);

/** A raster picture of `content/images/<folder>`; GraphQL answers its File. */
export function image(title: string, description: string, folder: string) {
  const rule = `${description} ${pictureRule(folder)}`;
  return string.min(1).max(200).meta({ title, description: rule, kind: "image", folder });
}

/** Slugs of entries of another type. GraphQL answers the entries that either side names. */
export function relation(title: string, description: string, to: string) {
  return z
    .array(string.min(1), ERRORS.list)
    .min(1)
    .max(12)
    .superRefine(distinct())
    .meta({ title, description, kind: "relation", to });
}
