import { z } from "zod";
import { count } from "../../fields";
import { columns, sentence, words } from "../parts";

const share = z
  .strictObject({ of: count("Part", "Abonnés encore là, sur cent.", 0, 100) })
  .meta({ title: "Part", description: "Part d'abonnés encore là." });

const cohort = z
  .strictObject({
    month: words("Mois", "Mois d'arrivée, en abrégé."),
    cost: words("Coût", "Coût d'acquisition d'un abonné."),
    kept: z.array(share).min(1).max(7).meta({
      title: "Fidélité",
      description: "Part encore abonnée, mois après mois.",
    }),
  })
  .meta({ title: "Cohorte", description: "Abonnés arrivés le même mois." });

/** Subscribers by month of arrival: how many are still there, month after month. */
export const cohortTable = z
  .strictObject({
    caption: words("Titre", "Titre du tableau."),
    columns: columns(9),
    cohorts: z.array(cohort).min(3).max(7).meta({
      title: "Cohortes",
      description: "De 3 à 7 mois d'arrivée.",
    }),
    notes: z
      .array(
        z
          .strictObject({
            title: words("Titre", "Mois ou colonne que la note lit."),
            text: sentence("Note", "Ce que le tableau apprend."),
          })
          .meta({ title: "Note", description: "Lecture du tableau." }),
      )
      .length(3)
      .meta({ title: "Notes", description: "Trois lectures du tableau." }),
  })
  .meta({
    title: "Tableau de cohortes",
    description: "Abonnés par mois d'arrivée, et ce qu'il en reste.",
    typeName: "CohortTable",
  });
