import { z } from "zod";
import { figure, iconCard, question, quote, seo, textSection } from "./blocks";
import { deliverable } from "./deliverables/deliverable";
import { artwork, count, group, icon, image, listOf, order, prose, relation, slug } from "./fields";
import { terms } from "./terms";

/** A service of the agency: one file of `content/services`, one page at /services/<slug>. */
export const service = group("Service", "Un service de l'agence et sa page.", {
  slug: slug(
    "Fin de l'adresse de la page (/services/…) : minuscules sans accent, chiffres et traits d'union. Ne change plus ensuite.",
  ),
  order: order("Rang du service dans les menus et les listes ; chaque service a le sien."),
  group: count("Groupe", "Groupe de l'accueil où se range le service, de 1 à 3.", 1, 3),
  showsWeight: z.boolean().optional().meta({
    title: "Poids de la page",
    description: "À cocher pour montrer sur cette page ce que pèse la page d'accueil.",
    kind: "flag",
  }),
  title: prose("Titre", "Nom du service, tel qu'il figure sur sa carte et dans les menus.", 60),
  summary: prose(
    "Résumé",
    "Description courte de la carte d'accueil, 160 caractères au plus.",
    160,
  ),
  icon: icon("Pictogramme du service, à choisir dans la liste."),
  artwork: artwork("Dessin du service (SVG), affiché sur sa carte."),
  cover: image("Image", "Image de couverture.", "services"),
  hero: group("En-tête", "Haut de la page du service.", {
    kicker: prose("Surtitre", "Quelques mots au-dessus du titre.", 60),
    title: prose("Titre", "Grand titre de la page, 80 caractères au plus.", 80),
    text: prose("Texte", "Promesse du service en quelques phrases, 320 caractères au plus.", 320),
  }),
  figure: figure.optional().meta({
    title: "Chiffre clé",
    description: "Chiffre mis en avant (facultatif).",
  }),
  features: listOf(iconCard, [4, 6], "Atouts", "De 4 à 6 cartes : ce que le service apporte."),
  deliverable: deliverable.optional(),
  quote,
  sections: listOf(textSection, [2, 10], "Texte", "Texte de la page, de 2 à 10 parties."),
  terms: terms.optional(),
  faq: listOf(question, [1, 8], "Questions fréquentes", "De 1 à 8 questions avec leur réponse."),
  sectors: relation(
    "Secteurs liés",
    "Secteurs où ce service est proposé, de 1 à 12. Le lien paraît aussi sur leur page.",
    "Sector",
  ),
  seo,
});
