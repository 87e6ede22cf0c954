import { cp, readdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { build } from "esbuild";

/**
 * Bundles the functions as the host does: each entry with this repository's modules in one ES module, packages left
 * outside, and the files that netlify.toml includes. Writes the packages that each one imports beside it.
 * `bundleFunctions.mts <folder>`. With the host's own tools: docs/host.md.
 */
const [folder = ""] = process.argv.slice(2);
const functions = "netlify/functions";
await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
for (const file of ["site.yaml", "interface.yaml", "booking.yaml"])
  await cp(join("content", file), join(folder, "content", file));
for (const name of await readdir(functions)) {
  const outfile = join(folder, functions, name, `${name}.mjs`);
  const { metafile } = await build({
    entryPoints: [join(functions, name, `${name}.mts`)],
    outfile,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  );
  await writeFile(`${outfile}.imports.json`, JSON.stringify([...new Set(imported)]));
}
