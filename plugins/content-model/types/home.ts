import { iconCard, sectionHeading, seo } from "./blocks";
import { sentence, words } from "./deliverables/parts";
import { flag, group, listOf, markdown, prose } from "./fields";

const statistic = group("Chiffre", "Chiffre de l'en-tête.", {
  value: prose("Valeur", "Chiffre, par exemple : +150 %.", 20),
  label: prose("Légende", "Ce que le chiffre mesure.", 80),
}).meta({ typeName: "Statistic" });

const trial = group("Essai", "Ligne du cahier d'essais.", {
  hypothesis: sentence("Hypothèse", "Ce que l'essai devait vérifier."),
  measure: words("Mesure", "Ce qui a été mesuré, avant et après."),
  decision: words("Décision", "Ce qui en a été fait."),
  rejected: flag(
    "Écartée",
    "Cochez pour une hypothèse que la mesure a démentie : elle est barrée.",
  ),
}).meta({ typeName: "Trial" });

/** A page of the book in which hypotheses are written before the money is spent. */
const trials = group("Cahier d'essais", "Exemple de ce que le client peut vérifier (facultatif).", {
  title: words("Titre", "Titre du cahier."),
  columns: listOf(
    prose("Colonne", "Titre d'une colonne.", 40),
    [3, 3],
    "Colonnes",
    "Titres des 3 colonnes, de gauche à droite.",
  ),
  rows: listOf(trial, [2, 4], "Essais", "De 2 à 4 essais, avec ceux qui n'ont rien donné."),
}).meta({ typeName: "Trials" });

/** The home page: the single file `content/home.yaml`. */
export const home = group("Page d'accueil", "Les textes de la page d'accueil.", {
  seo,
  hero: group("En-tête", "Haut de la page d'accueil.", {
    title: prose("Titre", "Grand titre de la page d'accueil.", 120),
    text: prose("Texte", "Promesse de l'agence en quelques phrases.", 400),
    primaryAction: prose("Bouton principal", "Libellé du bouton qui mène au contact.", 40),
    secondaryAction: prose("Second bouton", "Libellé du bouton qui mène aux services.", 40),
    statistics: listOf(statistic, [3, 3], "Chiffres", "Les trois chiffres de l'en-tête."),
    statisticsNote: markdown(
      "Source des chiffres",
      "D'où viennent ces chiffres, ou comment les vérifier, avec un lien (facultatif).",
      160,
    ).optional(),
  }),
  services: group("Services", "Titre de la section des services.", {
    ...sectionHeading,
    groups: listOf(
      group("Groupe", "Un groupe de services.", {
        title: prose("Titre", "Nom du groupe de services.", 40),
        text: prose("Texte", "Ce que ces services apportent, en une phrase.", 120),
      }).meta({ typeName: "ServiceGroup" }),
      [3, 3],
      "Groupes",
      "Les trois groupes de services ; chaque service dit le sien.",
    ),
    action: prose("Lien", "Libellé du lien de chaque carte de service.", 40),
  }),
  approach: group("Approche", "Section sur la façon de travailler.", {
    ...sectionHeading,
    cards: listOf(iconCard, [6, 6], "Cartes", "Les six cartes de l'approche."),
    trials: trials.optional(),
  }),
  keywords: group("Mots-clés", "Bandeau de mots-clés qui défile.", {
    title: prose("Nom", "Nom de la bande, lu par les lecteurs d'écran.", 100),
    tags: listOf(
      prose("Mot-clé", "Un mot-clé du bandeau.", 30),
      [12, 12],
      "Mots-clés",
      "Les douze mots-clés qui défilent.",
    ),
  }),
  reasons: group("Raisons", "Section « Pourquoi travailler avec nous ? ».", {
    ...sectionHeading,
    cards: listOf(iconCard, [4, 4], "Cartes", "Les quatre raisons de travailler avec l'agence."),
    note: markdown("Note", "Où les vérifier, avec un lien (facultatif).", 240).optional(),
  }),
  sectors: group("Secteurs", "Titre de la section des secteurs.", {
    ...sectionHeading,
    action: prose("Bouton", "Libellé du bouton de chaque carte de secteur.", 40),
  }),
  testimonials: group("Témoignages", "Titre de la section des témoignages.", {
    ...sectionHeading,
    sampleText: prose(
      "Texte des exemples",
      "Remplace le texte tant qu'un témoignage est un exemple.",
      400,
    ),
  }),
});
