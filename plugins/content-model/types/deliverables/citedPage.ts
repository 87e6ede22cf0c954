import { z } from "zod";
import { count, verbatim } from "../fields";
import { sentence, words } from "./parts";

const mark = count("Repère", "Numéro qui relie la phrase à la ligne de la page.", 1, 9);

const said = z
  .strictObject({
    text: sentence("Phrase", "Une phrase de la réponse."),
    mark: mark.optional(),
  })
  .meta({ title: "Phrase", description: "Phrase de la réponse." });

const line = z
  .strictObject({
    element: verbatim("Élément", "Nom de l'élément HTML, sans chevrons.", 20).optional(),
    attributes: verbatim("Attributs", "Attributs de l'élément.", 80).optional(),
    property: verbatim("Propriété", "Nom de la donnée structurée.", 40).optional(),
    text: verbatim("Texte", "Contenu de l'élément ou valeur de la donnée.", 160).optional(),
    mark: mark.optional(),
  })
  .meta({ title: "Ligne", description: "Ligne du code de la page." });

/** An assistant's answer that cites a page, beside the page's markup. */
export const citedPage = z
  .strictObject({
    asked: words("Libellé", "Qui a été interrogé, et quand."),
    question: sentence("Question", "La question posée."),
    answer: z.array(said).min(2).max(5).meta({
      title: "Réponse",
      description: "De 2 à 5 phrases.",
    }),
    sourcesTitle: words("Sources", "Titre des sources."),
    sources: z
      .array(
        z
          .strictObject({
            title: words("Titre", "Titre de la page citée."),
            address: verbatim("Adresse", "Adresse affichée.", 80),
            own: z.boolean().optional().meta({
              title: "Du client",
              description: "Cochez pour la page du client.",
              kind: "flag",
            }),
          })
          .meta({ title: "Source", description: "Page citée par l'assistant." }),
      )
      .min(1)
      .max(4)
      .meta({ title: "Sources", description: "De 1 à 4 pages citées." }),
    page: verbatim("Page", "Adresse de la page dont voici le code.", 80),
    code: z.array(line).min(4).max(16).meta({
      title: "Code",
      description: "De 4 à 16 lignes : éléments de la page, puis données structurées.",
    }),
    changes: z.array(sentence("Correction", "Ce qui a été changé dans la page.")).length(3).meta({
      title: "Corrections",
      description: "Trois corrections, dans l'ordre des repères.",
    }),
    conclusion: sentence("Conclusion", "Ce que le suivi a montré."),
  })
  .meta({
    title: "Réponse citée et code de la page",
    description: "La réponse d'un assistant et le code de la page qu'il cite.",
    typeName: "CitedPage",
  });
