import { figure, question, quote, seo } from "./blocks";
import { deliverable } from "./deliverables/deliverable";
import { artwork, group, icon, image, listOf, order, prose, slug } from "./fields";
import { terms } from "./terms";

/** What a service and a sector both have. Pictures are in `content/images/<folder>`. */
export const offerFields = (folder: string) => ({
  slug: slug(
    "Fin de l'adresse de la page : minuscules sans accent, chiffres et traits d'union. Ne change plus ensuite.",
  ),
  order: order("Rang dans les menus et les listes, qu'aucun autre n'a."),
  title: prose("Titre", "Nom, tel qu'il figure sur la carte et dans les menus.", 60),
  summary: prose("Résumé", "Description courte de la carte, 160 caractères au plus.", 160),
  icon: icon("Pictogramme, à choisir dans la liste."),
  artwork: artwork("Dessin (SVG), affiché en tête de la page."),
  cover: image("Image", "Image de la carte, qui la recadre : l'essentiel au milieu.", folder),
  hero: group("En-tête", "Haut de la page.", {
    kicker: prose("Surtitre", "Quelques mots au-dessus du titre.", 60),
    title: prose("Titre", "Grand titre de la page, 80 caractères au plus.", 80),
    text: prose("Texte", "Promesse en quelques phrases, 320 caractères au plus.", 320),
  }).meta({ typeName: "OfferHero" }),
  figure: figure.optional().meta({
    title: "Chiffre clé",
    description: "Chiffre mis en avant (facultatif).",
  }),
  deliverable: deliverable.optional(),
  quote,
  terms: terms.optional(),
  faq: listOf(question, [1, 8], "Questions fréquentes", "De 1 à 8 questions avec leur réponse."),
  seo,
});
