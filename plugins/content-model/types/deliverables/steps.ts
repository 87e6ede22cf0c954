import { artwork, choice, group, listOf, prose } from "../fields";
import { block, flag, sentence, words } from "./parts";

const step = group("Étape", "Une étape.", {
  title: words("Titre", "Nom de l'étape."),
  value: words("Chiffre", "Écrit en grand (facultatif).").optional(),
  aside: words("Précision", "Outil, ou qui agit (facultatif).").optional(),
  text: sentence("Texte", "Ce qui s'y passe.").optional(),
  svg: artwork("Dessin de l'étape (facultatif).").optional(),
  alt: prose("Description du dessin", "Pour qui ne le voit pas.", 200).optional(),
  strong: flag("En avant", "« oui » pour l'étape qui compte."),
});

/** What follows what: down a line, or as cards or drawings in a row. */
export const steps = block("steps", "Étapes", "Étapes le long d'un fil, ou côte à côte.", {
  look: choice("Aspect", "Comment les étapes se suivent.", ["fil", "cartes"]),
  steps: listOf(step, [2, 6], "Étapes", "De 2 à 6 étapes."),
});
