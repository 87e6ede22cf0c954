import { cpSync, writeFileSync } from "node:fs";
import { documentedEdits } from "../edits/documentedEdits";
import { makeRandomEdits } from "../edits/randomEdits";
import { buildCopy, buildOf } from "./buildCopy";
import { isSameContent } from "./sameContent";

/**
 * `npm run test:builds`: the builds that the browser tests look at, one after the other, so that each finds what the
 * one before has cached. `live` is of the live content, as `npm run build` makes it. The others are of `e2e/content`,
 * a copy of the content that stays as it is: `frozen` of the copy itself, `edited` after every documented edit and
 * fifty random ones. `-- edited` makes one alone; `SEED` gives other random edits.
 */
const FROZEN_CONTENT = "e2e/content";
const RANDOM_EDITS = 50;

/**
 * Until the live content is edited it is what was frozen, and one build is both: that saves some 40 of 136 s of
 * processor time. Not where a deploy is under way, which leaves out the marks of samples.
 */
const isLiveFrozen = !process.env.CONTEXT && isSameContent("content", FROZEN_CONTENT);

const builds: Record<string, () => void> = {
  live: () =>
    buildCopy("live", (contentDir) => cpSync("content", contentDir, { recursive: true }), {
      asDeployed: true,
      checkQueries: isLiveFrozen,
    }),
  frozen: () => {
    if (isLiveFrozen && isAsked("live"))
      cpSync(buildOf("live"), buildOf("frozen"), { recursive: true });
    else
      buildCopy("frozen", (contentDir) => cpSync(FROZEN_CONTENT, contentDir, { recursive: true }), {
        checkQueries: true,
      });
  },
  edited: () =>
    buildCopy("edited", (contentDir) => {
      cpSync(FROZEN_CONTENT, contentDir, { recursive: true });
      for (const { apply } of documentedEdits) apply(contentDir);
      const made = makeRandomEdits(contentDir, RANDOM_EDITS, Number(process.env.SEED ?? 1));
      writeFileSync("test-results/edits.txt", `${made.join("\n")}\n`);
    }),
};

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
for (const [name, build] of Object.entries(builds)) if (isAsked(name)) build();
