import { z } from "zod";
import { iconCard, sectionHeading, seo } from "./blocks";
import { sentence, words } from "./deliverables/parts";
import { prose } from "./fields";

const statistic = z
  .strictObject({
    value: prose("Valeur", "Chiffre, par exemple : +150 %.", 20),
    label: prose("Légende", "Ce que le chiffre mesure.", 80),
  })
  .meta({ title: "Chiffre", description: "Chiffre de l'en-tête.", typeName: "Statistic" });

const trial = z
  .strictObject({
    hypothesis: sentence("Hypothèse", "Ce que l'essai devait vérifier."),
    measure: words("Mesure", "Ce qui a été mesuré, avant et après."),
    decision: words("Décision", "Ce qui en a été fait."),
    rejected: z.boolean().optional().meta({
      title: "Écartée",
      description: "Cochez pour une hypothèse que la mesure a démentie : elle est grisée.",
      kind: "flag",
    }),
  })
  .meta({ title: "Essai", description: "Ligne du cahier d'essais.", typeName: "Trial" });

/** A page of the book in which hypotheses are written before the money is spent. */
const trials = z
  .strictObject({
    title: words("Titre", "Titre du cahier."),
    columns: z
      .array(prose("Colonne", "Titre d'une colonne.", 40))
      .length(3)
      .meta({
        title: "Colonnes",
        description: "Titres des 3 colonnes, de gauche à droite.",
      }),
    rows: z.array(trial).min(2).max(4).meta({
      title: "Essais",
      description: "De 2 à 4 essais, avec ceux qui n'ont rien donné.",
    }),
  })
  .meta({
    title: "Cahier d'essais",
    description: "Exemple de ce que le client peut vérifier (facultatif).",
    typeName: "Trials",
  });

/** The home page: the single file `content/home.yaml`. */
export const home = z
  .strictObject({
    seo,
    hero: z
      .strictObject({
        title: prose("Titre", "Grand titre de la page d'accueil.", 120),
        text: prose("Texte", "Promesse de l'agence en quelques phrases.", 400),
        primaryAction: prose("Bouton principal", "Libellé du bouton qui mène au contact.", 40),
        secondaryAction: prose("Second bouton", "Libellé du bouton qui mène aux services.", 40),
        statistics: z.array(statistic).length(3).meta({
          title: "Chiffres",
          description: "Les trois chiffres de l'en-tête.",
        }),
      })
      .meta({ title: "En-tête", description: "Haut de la page d'accueil." }),
    services: z
      .strictObject({
        ...sectionHeading,
        groups: z
          .array(
            z
              .strictObject({
                title: prose("Titre", "Nom du groupe de services.", 40),
                text: prose("Texte", "Ce que ces services apportent, en une phrase.", 120),
              })
              .meta({
                title: "Groupe",
                description: "Un groupe de services.",
                typeName: "ServiceGroup",
              }),
          )
          .length(3)
          .meta({
            title: "Groupes",
            description: "Les trois groupes de services ; chaque service dit le sien.",
          }),
        action: prose("Lien", "Libellé du lien de chaque carte de service.", 40),
      })
      .meta({ title: "Services", description: "Titre de la section des services." }),
    approach: z
      .strictObject({
        ...sectionHeading,
        cards: z.array(iconCard).length(6).meta({
          title: "Cartes",
          description: "Les six cartes de l'approche.",
        }),
        trials: trials.optional(),
      })
      .meta({ title: "Approche", description: "Section sur la façon de travailler." }),
    keywords: z
      .strictObject({
        title: prose("Nom", "Nom de la bande, lu par les lecteurs d'écran.", 100),
        tags: z
          .array(prose("Mot-clé", "Un mot-clé du bandeau.", 30))
          .length(12)
          .meta({
            title: "Mots-clés",
            description: "Les douze mots-clés qui défilent.",
          }),
      })
      .meta({ title: "Mots-clés", description: "Bandeau de mots-clés qui défile." }),
    reasons: z
      .strictObject({
        ...sectionHeading,
        cards: z.array(iconCard).length(4).meta({
          title: "Cartes",
          description: "Les quatre raisons de travailler avec l'agence.",
        }),
      })
      .meta({ title: "Raisons", description: "Section « Pourquoi travailler avec nous ? »." }),
    sectors: z
      .strictObject({
        ...sectionHeading,
        action: prose("Bouton", "Libellé du bouton de chaque carte de secteur.", 40),
      })
      .meta({ title: "Secteurs", description: "Titre de la section des secteurs." }),
    testimonials: z
      .strictObject({
        ...sectionHeading,
        sampleText: prose(
          "Texte des exemples",
          "Remplace le texte tant qu'un témoignage est un exemple.",
          400,
        ),
      })
      .meta({ title: "Témoignages", description: "Titre de la section des témoignages." }),
  })
  .meta({ title: "Page d'accueil", description: "Les textes de la page d'accueil." });
