import { cpSync, writeFileSync } from "node:fs";
import { documentedEdits } from "../edits/documentedEdits";
import { makeRandomEdits } from "../edits/randomEdits";
import { buildCopy } from "./buildCopy";

/**
 * `npm run test:builds`: the builds that the browser tests look at, one after the other, so that each finds what the
 * one before has cached. `live` is of the live content, as `npm run build` makes it. The others are of `e2e/content`,
 * a copy of the content that stays as it is: `frozen` of the copy itself, `edited` after every documented edit and
 * fifty random ones. `-- edited` makes one alone; `SEED` gives other random edits.
 */
const FROZEN_CONTENT = "e2e/content";
const RANDOM_EDITS = 50;

const builds: Record<string, (contentDir: string) => void> = {
  live: (contentDir) => cpSync("content", contentDir, { recursive: true }),
  frozen: (contentDir) => cpSync(FROZEN_CONTENT, contentDir, { recursive: true }),
  edited: (contentDir) => {
    cpSync(FROZEN_CONTENT, contentDir, { recursive: true });
    for (const { apply } of documentedEdits) apply(contentDir);
    const made = makeRandomEdits(contentDir, RANDOM_EDITS, Number(process.env.SEED ?? 1));
    writeFileSync("test-results/edits.txt", `${made.join("\n")}\n`);
  },
};

const asked = process.argv.slice(2);
for (const [name, writeContent] of Object.entries(builds))
  if (asked.length === 0 || asked.includes(name)) buildCopy(name, writeContent);
