import { iconCard, textSection } from "./blocks";
import { group, image, listOf, prose, relation, sample } from "./fields";
import { offerFields } from "./offer";

const logo = group("Logo", "Logo d'un client.", {
  image: image("Logo", "Logo du client, de préférence sur fond transparent.", "logos"),
  alt: prose("Nom du client", "Texte lu à la place du logo : le nom du client.", 120),
  sample: sample("À cocher pour un logo inventé : le site publié le refuse."),
}).meta({ typeName: "SectorLogo" });

const { terms, faq, seo, ...fields } = offerFields("sectors");

/** A business sector: one file of `content/sectors`, one page at /secteurs/<slug>. */
export const sector = group("Secteur", "Un secteur d'activité et sa page.", {
  ...fields,
  benefits: listOf(iconCard, [4, 4], "Bénéfices", "Quatre cartes : ce que le secteur y gagne."),
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
  terms,
  faq,
  seo,
});
