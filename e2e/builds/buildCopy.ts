import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a copy has of its own, makes itself or does not need. */
const LEFT_OUT =
  /^(node_modules|public|content|e2e|test-results|\.cache|\.data|\.git|\.github|\.netlify)$/;

/** What is kept of the build before, whatever its content was: the next one takes half of the time. */
const KEPT = /^(public|\.cache)$/;

const BUILDS = join("test-results", "builds");

const QUERY_TYPES = "src/gatsby-types.d.ts";

/** Folder of a build of other content, from the root of the repository. */
export const buildOf = (name: string) => join(BUILDS, name);

/**
 * Builds the site with other content, in a copy that all such builds share.
 *
 * @param name folder that gets the build and its content
 * @param writeContent fills the copy's `content/`, whose path it is given
 * @param environment variables of this build beside those of the process
 * @throws when the build fails; its output has gone to the terminal
 */
export const buildCopy = (
  name: string,
  writeContent: (contentDir: string) => void,
  environment: Record<string, string> = {},
) => {
  const copy = resolve(BUILDS, "copy");
  mkdirSync(copy, { recursive: true });
  for (const old of readdirSync(copy))
    if (!KEPT.test(old)) rmSync(join(copy, old), { recursive: true });
  for (const part of readdirSync("."))
    if (!LEFT_OUT.test(part))
      cpSync(part, join(copy, part), {
        recursive: true,
        filter: (source) => !source.endsWith("node_modules"),
      });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  writeContent(join(copy, "content"));
  const { status } = spawnSync("npx", ["gatsby", "build"], {
    cwd: copy,
    stdio: "inherit",
    env: { ...process.env, CONTEXT: "", ...environment },
  });
  if (status !== 0)
    throw new Error(
      `The build of ${name} failed. After a new field of the content, "npm run content:freeze" brings it to the tests.`,
    );
  rmSync(buildOf(name), { recursive: true, force: true });
  for (const part of ["public", "content"])
    cpSync(join(copy, part), join(buildOf(name), part), { recursive: true });
  // The compiler needs the types of the queries, which only a build writes.
  cpSync(join(copy, QUERY_TYPES), QUERY_TYPES);
};
