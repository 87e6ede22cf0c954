import { cp, readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

import { build } from "esbuild";

/** What tests start as processes of their own, many times. */
const SCRIPTS = ["local/functions.ts", "local/leads.ts", "netlify/testing/killablePost.ts"];

/**
 * Compiles those scripts into a folder, once for the run: through tsx a start takes half a second of processor time
 * more (a post 0.85 s instead of 0.27 s, `npm run leads` 0.6 s instead of 0.3 s).
 */
export async function compileScripts(folder: string): Promise<void> {
  process.env.TEST_COMPILED = folder;
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  await build({
    entryPoints: SCRIPTS,
    outdir: folder,
    outbase: ".",
    bundle: true,
    platform: "node",
    format: "cjs",
    // They read files beside their own, or are not there.
    external: ["@electric-sql/*", "pg-native"],
    logLevel: "error",
  });
}

/**
 * Bundles the functions there as the host does: each entry with this repository's modules in one ES module, packages
 * left outside, and, of the content of the tests, the files that netlify.toml includes. With the host's own tools: docs/host.md.
 */
export async function bundleFunctions(folder: string): Promise<void> {
  for (const file of ["site.yaml", "interface.yaml", "booking.yaml"])
    await cp(join("e2e/content", file), join(folder, "content", file));
  const names = await readdir("netlify/functions");
  await build({
    entryPoints: names.map((name) => `netlify/functions/${name}/${name}.mts`),
    outdir: folder,
    outbase: ".",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
}

/** Where a script of this repository is, compiled. */
export const compiled = (script: string) =>
  join(process.env.TEST_COMPILED ?? "", script.replace(/\.ts$/, ".js"));
