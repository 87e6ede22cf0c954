import { iconCard, textSection } from "./blocks";
import { count, flag, group, listOf, relation } from "./fields";
import { offerFields } from "./offer";

const { terms, faq, seo, ...fields } = offerFields("services");

/** A service of the agency: one file of `content/services`, one page at /services/<slug>. */
export const service = group("Service", "Un service de l'agence et sa page.", {
  ...fields,
  group: count("Groupe", "Groupe de l'accueil où se range le service, de 1 à 3.", 1, 3),
  showsWeight: flag(
    "Poids de la page",
    "À cocher pour montrer sur cette page ce que pèse la page d'accueil.",
  ),
  features: listOf(iconCard, [4, 6], "Atouts", "De 4 à 6 cartes : ce que le service apporte."),
  sections: listOf(textSection, [2, 10], "Texte", "Texte de la page, de 2 à 10 parties."),
  terms,
  faq,
  sectors: relation(
    "Secteurs liés",
    "Secteurs où ce service est proposé, de 1 à 12. Le lien paraît aussi sur leur page.",
    "Sector",
  ),
  seo,
});
