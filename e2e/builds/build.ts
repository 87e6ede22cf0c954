import { cpSync } from "node:fs";
import { writeFrozenContent } from "../edits/frozenContent";
import { buildCopy } from "./buildCopy";

/**
 * `npm run test:builds`: the builds that the browser tests look at, one after the other, so that the second finds what
 * the first has cached. `live` is of `content/`, as `npm run build` makes it; `frozen` is of content that stays as it
 * is. `-- frozen` makes one alone.
 */
const builds: Record<string, () => void> = {
  live: () => buildCopy("live", (contentDir) => cpSync("content", contentDir, { recursive: true })),
  // The documented queries name entries that the specification has.
  frozen: () => buildCopy("frozen", writeFrozenContent, { CHECK_QUERIES: "true" }),
};

const asked = process.argv.slice(2);
for (const [name, build] of Object.entries(builds))
  if (asked.length === 0 || asked.includes(name)) build();
