import { figure, iconCard, question, quote, seo, textSection } from "./blocks";
import { deliverable } from "./deliverables/deliverable";
import {
  artwork,
  group,
  icon,
  image,
  listOf,
  order,
  prose,
  relation,
  sample,
  slug,
} from "./fields";
import { terms } from "./terms";

const logo = group("Logo", "Logo d'un client.", {
  image: image("Logo", "Logo du client, de préférence sur fond transparent.", "logos"),
  alt: prose("Nom du client", "Texte lu à la place du logo : le nom du client.", 120),
  sample: sample("À cocher pour un logo inventé : le site publié le refuse."),
}).meta({ typeName: "SectorLogo" });

/** A business sector: one file of `content/sectors`, one page at /secteurs/<slug>. */
export const sector = group("Secteur", "Un secteur d'activité et sa page.", {
  slug: slug(
    "Fin de l'adresse de la page (/secteurs/…) : minuscules sans accent, chiffres et traits d'union. Ne change plus ensuite.",
  ),
  order: order("Rang du secteur dans les menus et les listes ; chaque secteur a le sien."),
  title: prose("Titre", "Nom du secteur, tel qu'il figure sur sa carte et dans les menus.", 60),
  summary: prose("Résumé", "Description courte du secteur, 160 caractères au plus.", 160),
  icon: icon("Pictogramme du secteur, à choisir dans la liste."),
  artwork: artwork("Dessin du secteur (SVG), affiché sur sa carte."),
  cover: image("Image", "Image de couverture.", "sectors"),
  hero: group("En-tête", "Haut de la page du secteur.", {
    kicker: prose("Surtitre", "Quelques mots au-dessus du titre.", 60),
    title: prose("Titre", "Grand titre de la page, 80 caractères au plus.", 80),
    text: prose("Texte", "Promesse faite au secteur, 320 caractères au plus.", 320),
  }),
  figure: figure.optional().meta({
    title: "Chiffre clé",
    description: "Chiffre mis en avant (facultatif).",
  }),
  benefits: listOf(iconCard, [4, 4], "Bénéfices", "Quatre cartes : ce que le secteur y gagne."),
  deliverable: deliverable.optional(),
  quote,
  sections: listOf(textSection, [1, 10], "Texte", "Texte de la page, de 1 à 10 parties."),
  logosTitle: prose("Titre des logos", "Titre de la rangée de logos (facultatif).", 100).optional(),
  logos: listOf(
    logo,
    [1, 12],
    "Logos de clients",
    "Rangée de 1 à 12 logos (facultatif).",
  ).optional(),
  services: relation(
    "Services liés",
    "Services proposés à ce secteur, de 1 à 12. Le lien paraît aussi sur leur page.",
    "Service",
  ),
  terms: terms.optional(),
  faq: listOf(question, [1, 8], "Questions fréquentes", "De 1 à 8 questions avec leur réponse."),
  seo,
});
