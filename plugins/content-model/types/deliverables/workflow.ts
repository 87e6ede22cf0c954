import { z } from "zod";
import { choice, verbatim } from "../fields";
import { sentence, words } from "./parts";

const step = z
  .strictObject({
    title: words("Étape", "Nom de l'étape."),
    tool: words("Outil", "Logiciel où elle a lieu."),
    text: sentence("Texte", "Ce qui s'y fait."),
  })
  .meta({ title: "Étape", description: "Une étape commune à tous les dossiers." });

const branch = z
  .strictObject({
    condition: words("Condition", "Dans quel cas."),
    count: words("Nombre", "Combien de dossiers ce jour-là."),
    action: sentence("Action", "Ce qui se passe."),
    by: choice("Par", "Qui agit.", ["machine", "personne"]),
    who: words("Qui", "Nom de qui agit."),
  })
  .meta({ title: "Branche", description: "Une issue de la décision." });

const line = z
  .strictObject({
    at: verbatim("Heure", "Heure de la ligne.", 12),
    state: choice("État", "Issue de la ligne.", ["fait", "attente", "arret"]),
    text: sentence("Texte", "Ce qui a été fait."),
  })
  .meta({ title: "Ligne", description: "Une ligne du journal." });

/** An automation drawn as its steps, and the log of one run. */
export const workflow = z
  .strictObject({
    steps: z
      .array(step)
      .length(3)
      .meta({ title: "Étapes", description: "Trois étapes avant la décision." }),
    decision: words("Décision", "La question qui partage les dossiers."),
    branches: z
      .array(branch)
      .length(3)
      .meta({ title: "Branches", description: "Les trois issues." }),
    logTitle: words("Titre du journal", "Titre du journal."),
    log: z.array(line).min(3).max(12).meta({ title: "Journal", description: "De 3 à 12 lignes." }),
    states: z
      .strictObject({
        fait: words("Fait", "Mot de l'état « fait »."),
        attente: words("Attente", "Mot de l'état « attente »."),
        arret: words("Arrêt", "Mot de l'état « arrêt »."),
      })
      .meta({ title: "États", description: "Mots des trois états." }),
    conclusion: sentence("Conclusion", "Ce que le passage a donné."),
  })
  .meta({
    title: "Automatisation et journal",
    description: "Les étapes d'une automatisation et le journal d'un passage.",
    typeName: "Workflow",
  });
