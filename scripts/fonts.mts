/**
 * Cuts the two type families down to what French pages use and writes them to `src/theme/fonts`.
 *
 * Fontsource's Latin files weigh 71 kB together; with the characters below, the weights of
 * `src/theme/typography.ts` and one table of kerning for all weights they weigh 36 kB (budget of the critical path:
 * 60 kB). Both families are under the SIL Open Font License 1.1, which allows modified copies. One weight of each is
 * also written as TrueType to `plugins/static-host/social/fonts`, for the drawing of social images. Run with `npm run fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { characters } from "../src/theme/fonts/characters";
import { withTablesOf } from "./fontTables";

type Family = {
  /** File below `node_modules/@fontsource-variable`. */
  source: string;
  /** Weights kept. */
  weights: number | { min: number; max: number };
  /** Name of the file written. */
  target: string;
  /** Weight and file of the one that social images are drawn with. */
  drawn: { weight: number; target: string };
};

/** OpenType features kept: `tnum` puts the digits of a table below each other. */
const keepFeatures = ["kern", "liga", "tnum"];

const FAMILIES: Family[] = [
  {
    source: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: 700,
    target: "bricolage-grotesque.woff2",
    drawn: { weight: 800, target: "bricolage-grotesque-800.ttf" },
  },
  {
    source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    target: "instrument-sans.woff2",
    drawn: { weight: 600, target: "instrument-sans-600.ttf" },
  },
];

for (const { source, weights, target, drawn } of FAMILIES) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = (wght: Family["weights"]) =>
    subsetFont(original, characters, {
      targetFormat: "truetype",
      keepFeatures,
      variationAxes: { wght },
    });
  // The kerning of each pair in each weight is a third of the file; that of the regular weight serves them all.
  const lightest = typeof weights === "number" ? weights : weights.min;
  const subset = withTablesOf(await cut(weights), await cut(lightest), ["GPOS", "GDEF"]);
  const written = await subsetFont(subset, characters, { targetFormat: "woff2" });
  await writeFile(`src/theme/fonts/${target}`, written);
  await writeFile(`plugins/static-host/social/fonts/${drawn.target}`, await cut(drawn.weight));
  console.log(`${target}: ${original.length} -> ${written.length} bytes`);
}
