import { spawnSync } from "node:child_process";
import { documentedEdits } from "../edits/documentedEdits";
import { writeFrozenContent } from "../edits/frozenContent";
import { makeRandomEdits } from "../edits/randomEdits";
import { buildCopy } from "./buildCopy";

/**
 * `npm run test:edits`: makes all documented edits and fifty random ones in a copy of the frozen content, and does with
 * the result what CI does with live content; once for each of `SEEDS` (default "1 2 3"), two minutes each.
 * `-- testimonial` makes the documented edits whose name has that word, and no others.
 */
const RANDOM_EDITS = 50;

const [word = ""] = process.argv.slice(2);
const seeds = word ? [undefined] : (process.env.SEEDS ?? "1 2 3").split(" ").map(Number);

const results = seeds.map((seed) => {
  buildCopy("edited", (contentDir) => {
    writeFrozenContent(contentDir);
    const edits = documentedEdits.filter(({ name }) => name.includes(word));
    for (const { apply } of edits) apply(contentDir);
    const random = seed === undefined ? [] : makeRandomEdits(contentDir, RANDOM_EDITS, seed);
    console.log([...edits.map(({ name }) => name), ...random].join("\n"));
  });
  const { status } = spawnSync("npx", ["playwright", "test", "--project", "edited"], {
    stdio: "inherit",
  });
  return { edits: word || `all, and random ones of seed ${seed}`, passed: status === 0 };
});
console.table(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
