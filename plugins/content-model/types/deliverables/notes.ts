import { choice, group, listOf, prose } from "../fields";
import { block, flag, words } from "./parts";

const note = group("Note", "Une note, un chiffre ou un verdict.", {
  value: words("Chiffre", "Écrit en grand (facultatif).").optional(),
  title: prose("Titre", "Ce dont il s'agit (facultatif).", 120).optional(),
  struck: flag("Barré", "« oui » pour barrer le titre."),
  text: prose("Texte", "Ce qui en est dit (facultatif).", 240).optional(),
  aside: words("Précision", "Ligne plus petite (facultatif).").optional(),
  tag: words("Verdict", "Tampon (facultatif).").optional(),
  tone: choice("Couleur", "Couleur du tampon.", ["bleu", "vide", "orange"]).optional(),
});

/** What has to be said: numbered notes, figures, verdicts, a rule. */
export const notes = block("notes", "Notes", "Notes numérotées, chiffres ou verdicts.", {
  numbered: flag("Numérotées", "« oui » pour les relier aux repères des autres blocs."),
  large: flag("En grand", "« oui » pour des titres en grand, une ligne chacun."),
  notes: listOf(note, [1, 8], "Notes", "De 1 à 8 notes."),
});
