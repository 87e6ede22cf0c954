import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { buildCopy, buildOf } from "./buildCopy";

/**
 * `npm run test:host`: builds the site as the host does, which sets NETLIFY, and without; every file is the same, but for
 * dates. Gatsby does other things there unless gatsby-config.ts names an adapter.
 */
const DATED = /^(\.well-known\/security\.txt|admin\/.*)$/;

const build = (name: string, isOnHost: boolean) => {
  process.env.NETLIFY = isOnHost ? "true" : "";
  buildCopy(name, (contentDir) => cpSync("content", contentDir, { recursive: true }));
  const folder = join(buildOf(name), "public");
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file)] as const)
      .filter(([file]) => !DATED.test(file)),
  );
};

const here = build("plain", false);
const there = build("hosted", true);
const different = [...new Set([...here.keys(), ...there.keys()])].filter(
  (file) => !here.get(file)?.equals(there.get(file) ?? Buffer.from("missing")),
);
console.log(
  `${here.size} files without NETLIFY, ${there.size} with it; different: ${different.length}`,
);
for (const file of different) console.log(file);
process.exitCode = different.length;
