import { choice, group, listOf, prose } from "../fields";
import { block, flag, words } from "./parts";

const cell = prose("Case", "Texte d'une case.", 120);

const row = group("Ligne", "Ligne du tableau.", {
  cells: listOf(cell, [1, 10], "Cases", "De gauche à droite ; la première nomme la ligne."),
  struck: flag("Barrée", "« oui » pour barrer le nom de la ligne."),
});

const tone = group("Couleur", "Couleur des cases qui commencent par les mêmes mots.", {
  starts: words("Début", "Premiers mots des cases à colorer."),
  label: words("Légende", "Ce que la couleur veut dire."),
  tone: choice("Couleur", "Couleur des cases.", ["bleu", "peche", "creme", "vert"]),
});

/** Rows and columns: an account, a bill, a fact sheet, a diary, a table of cohorts. */
export const table = block("table", "Tableau", "Lignes et colonnes, avec un total.", {
  columns: listOf(
    prose("Colonne", "Titre d'une colonne.", 40),
    [2, 10],
    "Colonnes",
    "Titres des colonnes ; sans eux, la première colonne nomme ce que dit la seconde.",
  ).optional(),
  rows: listOf(row, [1, 14], "Lignes", "De 1 à 14 lignes."),
  total: listOf(cell, [2, 10], "Total", "Dernière ligne, qui fait la somme.").optional(),
  tones: listOf(tone, [1, 4], "Couleurs", "Légende des cases colorées.").optional(),
  shaded: flag("Nuances", "« oui » pour nuancer les nombres de 0 à 100, du clair au foncé."),
}).refine(
  ({ columns, rows, total = [] }) =>
    rows.concat({ cells: total }).every(({ cells }) => cells.length <= (columns ?? cells).length),
  {
    path: ["columns", 0],
    error: "Ajoutez une colonne, ou retirez une case : une ligne en a plus.",
  },
);
