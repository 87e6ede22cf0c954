import { group, icon, markdown, prose } from "./fields";

/** What search engines show below a page's title. */
const seoDescription = prose(
  "Description",
  "Résumé affiché par les moteurs de recherche, de 70 à 160 caractères.",
  160,
).min(70);

/** What search engines show of a page. */
export const seo = group(
  "Référencement",
  "Ce que les moteurs de recherche affichent pour cette page.",
  {
    title: prose(
      "Titre",
      "Titre de l'onglet et du résultat de recherche, 60 caractères au plus.",
      60,
    ),
    description: seoDescription,
  },
).meta({ typeName: "Seo" });

/** A card with an icon: features, benefits, approach, reasons. */
export const iconCard = group("Carte", "Carte avec icône, titre et texte.", {
  icon: icon("Pictogramme de la carte, à choisir dans la liste."),
  title: prose("Titre", "Titre de la carte.", 60),
  description: prose("Description", "Texte de la carte, une ou deux phrases.", 240),
}).meta({ typeName: "IconCard" });

/** A titled section of explanatory text. */
export const textSection = group("Partie", "Intertitre suivi de son texte.", {
  title: prose("Intertitre", "Titre de la partie.", 100),
  text: markdown("Texte", "Paragraphes en Markdown : **gras**, listes et liens.", 6000),
}).meta({ typeName: "TextSection" });

/** A frequent question with its answer. */
export const question = group("Question", "Question fréquente et réponse.", {
  question: prose("Question", "Question telle qu'un client la pose.", 160),
  answer: markdown("Réponse", "Réponse en quelques phrases, en Markdown.", 1500),
}).meta({ typeName: "Question" });

/** A highlighted figure of the specification. */
export const figure = group("Chiffre clé", "Chiffre mis en avant.", {
  value: prose("Valeur", "Chiffre mis en avant, par exemple : +40 %.", 20),
  label: prose("Légende", "Ce que le chiffre mesure.", 120),
  source: markdown("Source", "D'où il vient, ou comment le vérifier (facultatif).", 160).optional(),
}).meta({ typeName: "Figure" });

/** Shown in the large where a page has no figure to show. */
export const quote = prose(
  "Phrase en grand",
  "Une phrase à retenir, dite autrement que le texte à côté duquel elle s’affiche en grand (facultatif) ; le chiffre clé, s'il y en a un, prend sa place.",
  140,
).optional();

/** The French wordings that every section heading of the home page shares. */
export const sectionHeading = {
  title: prose("Titre", "Titre de la section.", 100),
  text: prose("Texte", "Une ou deux phrases sous le titre.", 400),
};
