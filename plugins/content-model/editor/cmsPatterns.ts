import type { Field } from "../types/structure";

/**
 * What the CMS accepts while one types, by the kind of a field, with the word it gives otherwise. The
 * check of the content is stricter: it also knows which pages exist.
 */
const PATTERNS: Partial<Record<Field["kind"], [pattern: string, message: string]>> = {
  email: ["[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}", "Une adresse e-mail, par exemple : nom@exemple.fr."],
  url: [
    "https://[^\\s/]+\\.[^\\s]+",
    "Une adresse complète, par exemple : https://www.exemple.fr/page.",
  ],
  phone: [
    "\\+?[\\d\\s()./-]{4,}",
    "Un numéro de téléphone, par exemple : 01 99 00 47 20 ou +33 1 99 00 47 20.",
  ],
  href: [
    "(/(?!/)|#|https?://|mailto:|tel:)[^\\s]*",
    "Commencez par / pour une page du site, # pour une section, https:// pour un autre site.",
  ],
  path: [
    "/[A-Za-z0-9_./~%-]*[A-Za-z0-9_.~%-]",
    "L'ancienne adresse à partir de la racine du site, sans barre finale, par exemple : /offre/seo.",
  ],
};

/** The pattern of a field for the CMS; one that may be empty stays so. */
export function cmsPattern({ kind, required }: Field): [string, string] | undefined {
  const [pattern, message] = PATTERNS[kind] ?? [];
  if (pattern === undefined || message === undefined) return undefined;
  return [required ? `^${pattern}$` : `^(${pattern})?$`, message];
}
