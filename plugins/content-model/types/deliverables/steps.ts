import { choice, group, listOf } from "../fields";
import { block, flag, sentence, words } from "./parts";

const step = group("Étape", "Une étape.", {
  title: words("Titre", "Nom de l'étape."),
  value: words("Chiffre", "Écrit en grand (facultatif).").optional(),
  aside: words("Précision", "Outil, ou qui agit (facultatif).").optional(),
  text: sentence("Texte", "Ce qui s'y passe.").optional(),
  lines: listOf(
    words("Ligne", "Ligne d'un écran."),
    [1, 4],
    "Lignes",
    "Écran ; la dernière est son bouton.",
  ).optional(),
  strong: flag("En avant", "« oui » pour l'étape qui compte."),
});

/** What follows what: down a line, or as screens or cards in a row. */
export const steps = block("steps", "Étapes", "Étapes le long d'un fil, ou écrans côte à côte.", {
  look: choice("Aspect", "Comment les étapes se suivent.", ["fil", "cartes", "ecrans"]),
  steps: listOf(step, [2, 6], "Étapes", "De 2 à 6 étapes."),
});
