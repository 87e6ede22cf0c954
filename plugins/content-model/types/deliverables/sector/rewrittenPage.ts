import { z } from "zod";
import { count } from "../../fields";
import { fact, sentence, words } from "../parts";

/** A page of a town hall in its official wording, corrected by hand, beside the page that replaces it. */
export const rewrittenPage = z
  .strictObject({
    beforeTitle: words("Titre d'avant", "Titre de la page d'origine."),
    before: z
      .array(
        z
          .strictObject({
            text: sentence("Phrase", "Phrase d'origine, barrée."),
            note: words("Remarque", "Remarque d'un agent, en marge."),
          })
          .meta({ title: "Phrase d'origine", description: "Phrase et remarque." }),
      )
      .min(2)
      .max(4)
      .meta({ title: "Avant", description: "De 2 à 4 phrases d'origine." }),
    address: words("Adresse", "Adresse de la nouvelle page."),
    title: words("Titre", "Titre de la nouvelle page."),
    lead: sentence("Introduction", "Première phrase de la nouvelle page."),
    facts: z
      .array(fact.meta({ title: "Repère", description: "Question et réponse courtes." }))
      .min(2)
      .max(4)
      .meta({ title: "Repères", description: "De 2 à 4 réponses courtes." }),
    listTitle: words("Titre de la liste", "Titre des pièces à fournir."),
    list: z.array(words("Pièce", "Pièce à fournir.")).min(2).max(5).meta({
      title: "Pièces",
      description: "De 2 à 5 pièces.",
    }),
    button: words("Bouton", "Bouton de la nouvelle page."),
    help: words("Aide", "Qui appeler."),
    auditTitle: words("Titre du contrôle", "Titre du contrôle d'accessibilité."),
    audit: z
      .array(
        z
          .strictObject({
            label: words("Résultat", "Nom du résultat."),
            number: count("Nombre", "Nombre de critères.", 0, 106),
          })
          .meta({ title: "Résultat", description: "Nombre de critères." }),
      )
      .length(3)
      .meta({ title: "Contrôle", description: "Conformes, non conformes, non applicables." }),
  })
  .meta({
    title: "Page réécrite",
    description: "Une page administrative, corrigée puis réécrite.",
    typeName: "RewrittenPage",
  });
