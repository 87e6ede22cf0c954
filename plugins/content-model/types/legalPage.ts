import { seo, textSection } from "./blocks";
import { date, group, listOf, order, prose, slug } from "./fields";

/** A legal page: one file of `content/legal`, one page at /<slug>. */
export const legalPage = group("Page légale", "Une page d'informations légales.", {
  slug: slug("Adresse de la page (/…) : minuscules sans accent, chiffres et traits d'union."),
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
