import { seo, textSection } from "./blocks";
import { date, group, listOf, order, prose, slug } from "./fields";
import { SITE_ADDRESSES } from "./rules";

/** The booking page, and the addresses that begin those of services and sectors. */
const PAGES = ["rendez-vous", "services", "secteurs"];

/** A legal page: one file of `content/legal`, one page at /<slug>. */
export const legalPage = group("Page légale", "Une page d'informations légales.", {
  slug: slug(
    "Adresse de la page (/…) : minuscules sans accent, chiffres et traits d'union.",
  ).refine(
    (name) => ![...SITE_ADDRESSES, ...PAGES].includes(name),
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
