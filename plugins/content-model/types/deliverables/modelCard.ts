import { z } from "zod";
import { choice, count, verbatim } from "../fields";
import { fact, sentence, words } from "./parts";

const OUTCOMES = ["juste", "silence", "faux"] as const;

const version = z
  .strictObject({
    name: words("Version", "Nom de la version."),
    juste: count("Justes", "Nombre de réponses justes.", 0, 200),
    silence: count("Silences", "Nombre de refus de répondre.", 0, 200),
    faux: count("Fausses", "Nombre de réponses fausses.", 0, 200),
    decision: words("Décision", "Ce qui en est décidé."),
  })
  .meta({ title: "Version", description: "Note d'une version." });

const tried = z
  .strictObject({
    question: sentence("Question", "La question du cas."),
    answer: sentence("Réponse", "La réponse de l'outil."),
    source: verbatim("Source", "Document et page cités.", 80),
    outcome: choice("Note", "Note donnée par l'expert.", OUTCOMES),
  })
  .meta({ title: "Cas", description: "Un cas du jeu d'évaluation." });

/** The card of a model: what it is for, how it was evaluated, and three cases. */
export const modelCard = z
  .strictObject({
    name: words("Nom", "Nom de l'outil."),
    version: words("Version", "Version et date."),
    facts: z
      .array(fact.meta({ title: "Élément", description: "Élément de la fiche." }))
      .min(3)
      .max(6)
      .meta({ title: "Fiche", description: "De 3 à 6 éléments." }),
    evaluationTitle: words("Titre de l'évaluation", "Titre de l'évaluation."),
    outcomes: z
      .strictObject({
        juste: words("Juste", "Mot de la note « juste »."),
        silence: words("Silence", "Mot de la note « silence »."),
        faux: words("Faux", "Mot de la note « faux »."),
      })
      .meta({ title: "Notes", description: "Mots des trois notes." }),
    rule: sentence("Règle", "La règle de mise en service."),
    versions: z.array(version).min(2).max(4).meta({
      title: "Versions",
      description: "De 2 à 4 versions, de la plus ancienne à celle qui est servie.",
    }),
    casesTitle: words("Titre des cas", "Titre des cas montrés."),
    cases: z.array(tried).length(3).meta({ title: "Cas", description: "Trois cas." }),
  })
  .meta({
    title: "Fiche de modèle et évaluation",
    description: "La fiche d'un outil d'IA, ses notes et trois cas.",
    typeName: "ModelCard",
  });
