import { seo, textSection } from "./blocks";
import { date, group, listOf, order, prose, slug } from "./fields";

/** Addresses of one part that the site has without an entry, and those that begin the addresses of others. */
const SITE_PAGES = [
  ...["index", "404", "merci", "rendez-vous", "services", "secteurs"],
  ...["admin", "static", "social", "islands", "page-data", "sitemap", "robots", "llms"],
];

/** A legal page: one file of `content/legal`, one page at /<slug>. */
export const legalPage = group("Page légale", "Une page d'informations légales.", {
  slug: slug(
    "Adresse de la page (/…) : minuscules sans accent, chiffres et traits d'union.",
  ).refine(
    (name) => !SITE_PAGES.includes(name),
    "Choisissez un autre nom, et renommez le fichier de même : le site emploie déjà cette adresse.",
  ),
  order: order("Rang de la page dans le pied de page ; chaque page a le sien."),
  title: prose("Titre", "Titre de la page.", 80),
  updated: date("Mise à jour", "Date de la dernière mise à jour."),
  seo,
  sections: listOf(
    textSection,
    [1, 30],
    "Texte",
    "De 1 à 30 parties. {{legal.company}} reprend une valeur des réglages du site.",
  ),
});
