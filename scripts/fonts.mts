/**
 * Cuts the two type families down to what French pages use and writes them to `src/theme/fonts`.
 *
 * Fontsource's Latin files weigh 71 kB together; with the characters below and the weights of
 * `src/theme/typography.ts` they weigh 44 kB (budget of the critical path: 60 kB). Both families are
 * under the SIL Open Font License 1.1, which allows modified copies. One weight of each is also written
 * as TrueType to `src/build/social/fonts`, for the drawing of social images. Run with `npm run fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Printable ASCII, French letters and punctuation, and the signs that the copy and its typography use. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ" +
  "«»“”‘’–—…·•°ºª×÷−±€©™§²→←↑↓↗" +
  "\u00a0\u202f\u2009\u2011áíñóöúäå";

/** Fontsource folder, kept weights and name of the file written; weight and file of the drawn one. */
const FAMILIES = [
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
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  await writeFile(`src/theme/fonts/${target}`, subset);
  const oneWeight = await subsetFont(original, CHARACTERS, {
    targetFormat: "truetype",
    variationAxes: { wght: drawn.weight },
  });
  await writeFile(`src/build/social/fonts/${drawn.target}`, oneWeight);
  console.log(`${target}: ${original.length} -> ${subset.length} bytes`);
}
