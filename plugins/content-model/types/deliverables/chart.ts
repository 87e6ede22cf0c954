import { choice, count, group, listOf } from "../fields";
import { block, flag, sentence, words } from "./parts";

const amount = (title: string, description: string) => count(title, description, 0, 1_000_000);

const value = group("Valeur", "Une valeur du graphique.", {
  label: words("Libellé", "Ce qui est compté."),
  value: amount("Valeur", "Nombre dessiné et écrit."),
  before: amount("Avant", "Même mesure, avant (facultatif).").optional(),
  other: amount("Complément", "Nombre posé au-dessus (facultatif).").optional(),
  note: sentence("Note", "Ce qui l'explique (facultatif).").optional(),
  strong: flag("En avant", "« oui » pour la valeur qui compte."),
});

/** Numbers drawn as columns or bars. */
export const chart = block("chart", "Graphique", "Colonnes ou barres.", {
  shape: choice("Forme", "Comment les nombres sont dessinés.", ["colonnes", "barres"]),
  legend: group("Légende", "Nom de chaque série (facultatif).", {
    value: words("Valeur", "Ce que dit la couleur pleine."),
    before: words("Avant", "Ce que dit le contour.").optional(),
    other: words("Complément", "Ce que dit la couleur claire.").optional(),
  }).optional(),
  values: listOf(value, [2, 14], "Valeurs", "De 2 à 14 valeurs, dans l'ordre."),
});
