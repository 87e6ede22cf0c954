import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a copy has of its own, makes anew or does not need. */
const LEFT_OUT =
  /^(node_modules|public|content|e2e|test-results|\.cache|\.data|\.git|\.github|\.netlify)$/;

/** What is kept of an earlier build of the same copy: the next one takes a third of the time. */
const KEPT = /^(public|\.cache)$/;

/** Folder of a copy of the site, from the root of the repository. */
export const copyOf = (name: string) => join("test-results", "builds", name);

/**
 * Builds a copy of the site with other content.
 *
 * @param name folder of the copy
 * @param writeContent fills the copy's `content/`, whose path it is given
 * @throws when the build fails; its output has gone to the terminal
 */
export const buildCopy = (name: string, writeContent: (contentDir: string) => void) => {
  const copy = resolve(copyOf(name));
  mkdirSync(copy, { recursive: true });
  for (const old of readdirSync(copy))
    if (!KEPT.test(old)) rmSync(join(copy, old), { recursive: true });
  for (const part of readdirSync("."))
    if (!LEFT_OUT.test(part)) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  writeContent(join(copy, "content"));
  const { status } = spawnSync("npx", ["gatsby", "build"], {
    cwd: copy,
    stdio: "inherit",
    env: {
      ...process.env,
      // With the style guide and the marks of samples, whatever is being deployed.
      CONTEXT: "",
      // The queries of docs/graphql.md name entries, so they run on content that nobody edits.
      CHECK_QUERIES: name === "frozen" ? "true" : "",
    },
  });
  if (status !== 0) throw new Error(`The build in ${copyOf(name)} failed.`);
};
