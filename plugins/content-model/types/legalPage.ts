import { z } from "zod";
import { seo, textSection } from "./blocks";
import { date, order, prose, slug } from "./fields";

/** A legal page: one file of `content/legal`, one page at /<slug>. */
export const legalPage = z
  .strictObject({
    slug: slug("Adresse de la page (/…) : minuscules sans accent, chiffres et traits d'union."),
    order: order("Rang de la page dans le pied de page ; chaque page a le sien."),
    title: prose("Titre", "Titre de la page.", 80),
    updated: date("Mise à jour", "Date de la dernière mise à jour."),
    seo,
    sections: z.array(textSection).min(1).max(30).meta({
      title: "Texte",
      description: "De 1 à 30 parties. {{legal.company}} reprend une valeur des réglages du site.",
    }),
  })
  .meta({ title: "Page légale", description: "Une page d'informations légales." });
