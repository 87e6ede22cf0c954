import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import type { Edit } from "../edits/contentFiles";
import { documentedEdits } from "../edits/documentedEdits";
import { makeRandomEdits } from "../edits/randomEdits";
import { buildCopy } from "./buildCopy";

/**
 * `npm run test:edits`: makes each documented edit alone, then fifty random ones together for each of `SEEDS` (default
 * "1 2 3"), and does with each result what CI does with live content. Takes two minutes for each; `-- emoji` makes the
 * documented edits whose name has that word, alone. `npm test` makes all of them at once.
 */
const FROZEN_CONTENT = "e2e/content";
const RANDOM_EDITS = 50;

const word = process.argv[2];
const seeds = word ? [] : (process.env.SEEDS ?? "1 2 3").split(" ").map(Number);

const edits: Edit[] = [
  ...documentedEdits.filter(({ name }) => !word || name.includes(word)),
  ...seeds.map((seed) => ({
    name: `${RANDOM_EDITS} random edits, seed ${seed}`,
    apply: (contentDir: string) =>
      console.log(makeRandomEdits(contentDir, RANDOM_EDITS, seed).join("\n")),
  })),
];

const results = edits.map(({ name, apply }) => {
  buildCopy("edited", (contentDir) => {
    cpSync(FROZEN_CONTENT, contentDir, { recursive: true });
    apply(contentDir);
  });
  const { status } = spawnSync("npx", ["playwright", "test", "--project", "edited"], {
    stdio: "inherit",
  });
  return { edit: name, result: status === 0 ? "green" : "failed" };
});
console.table(results);
process.exitCode = results.every(({ result }) => result === "green") ? 0 : 1;
