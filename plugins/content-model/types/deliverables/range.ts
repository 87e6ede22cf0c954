import { count, group, listOf } from "../fields";
import { PERIOD } from "../rules";
import { block, words } from "./parts";

const point = (title: string, description: string) => count(title, description, 0, 10_000_000);

const part = group("Trait", "Un trait ou un point.", {
  from: point("De", "Début du trait sur l'axe."),
  to: point("À", "Fin du trait ; égale au début, c'est un point."),
}).refine(({ from, to }) => from <= to, PERIOD);

const row = group("Ligne", "Une ligne sur l'axe.", {
  label: words("Libellé", "Nom de la ligne."),
  note: words("Précision", "Sous le nom (facultatif).").optional(),
  value: words("Valeur", "Écrite au bout de la ligne."),
  parts: listOf(part, [1, 6], "Traits", "De 1 à 6 traits ou points."),
});

const tick = group("Graduation", "Un repère de l'axe.", {
  at: point("Place", "Où, sur l'axe."),
  label: words("Libellé", "Graduation."),
});

/** Rows along one axis: which seconds a cut keeps, where a price lies. */
export const range = block("range", "Étendues", "Traits ou points le long d'un axe gradué.", {
  ticks: listOf(tick, [2, 6], "Graduations", "De 2 à 6 repères ; l'axe va du premier au dernier."),
  band: part
    .safeExtend({ label: words("Libellé", "Ce que la bande veut dire.") })
    .optional()
    .meta({ title: "Bande", description: "Partie de l'axe mise en avant (facultatif)." }),
  rows: listOf(row, [1, 8], "Lignes", "De 1 à 8 lignes."),
}).refine(
  ({ ticks, band, rows }) => {
    const [first, last] = [ticks[0]?.at ?? 0, ticks.at(-1)?.at ?? 0];
    const all = rows.flatMap(({ parts }) => parts).concat(band ?? []);
    return all.every(({ from, to }) => first <= from && to <= last);
  },
  {
    path: ["ticks", 0, "at"],
    error:
      "Allongez l'axe, ou corrigez la ligne ou la bande qui en sort : ses repères vont du plus petit au plus grand.",
  },
);
