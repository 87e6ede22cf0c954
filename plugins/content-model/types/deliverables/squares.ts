import { choice, count, group, listOf } from "../fields";
import { block, flag, words } from "./parts";

const counted = group("Groupe", "Une couleur et ce qu'elle compte.", {
  label: words("Libellé", "Ce que comptent ces carrés."),
  tone: choice("Couleur", "Couleur des carrés.", ["bleu", "gris", "orange", "vide"]),
});

const row = group("Ligne", "Un ensemble de carrés.", {
  label: words(
    "Libellé",
    "Nom de la ligne et ce qui en découle, absent s'il n'y en a qu'une.",
  ).optional(),
  counts: listOf(
    count("Nombre", "Nombre de carrés.", 0, 200),
    [1, 4],
    "Nombres",
    "Un par groupe, dans le même ordre.",
  ),
  strong: flag("En avant", "« oui » pour la ligne qui compte."),
});

/** Things counted one by one, a square each. */
export const squares = block("squares", "Carrés", "Un carré par chose comptée.", {
  groups: listOf(counted, [1, 4], "Groupes", "De 1 à 4 couleurs, avec leur sens."),
  rows: listOf(row, [1, 4], "Lignes", "De 1 à 4 ensembles."),
}).refine(({ groups, rows }) => rows.every(({ counts }) => counts.length === groups.length), {
  path: ["groups"],
  error: "Donnez à chaque ligne un nombre par groupe, ni plus ni moins.",
});
