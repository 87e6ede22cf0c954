import { rmSync } from "node:fs";
import path from "node:path";
import { buildSync, type BuildOptions } from "esbuild";

const shared = {
  bundle: true,
  minify: true,
  target: "es2022",
  metafile: true,
} satisfies BuildOptions;

/** Folder of the islands' files, in what is published and in their addresses. */
export const ISLANDS_FOLDER = "islands";

/**
 * Bundles what React runs in the browser, and nothing else of the pages (src/islands/).
 *
 * @param publicDir folder that Gatsby builds into
 * @returns addresses of the files that a page loads to start an island, the module itself first
 */
export const bundleIslands = (publicDir: string) => {
  const outdir = path.join(publicDir, ISLANDS_FOLDER);
  rmSync(outdir, { recursive: true, force: true });
  const { outputs } = buildSync({
    ...shared,
    entryPoints: ["src/islands/start.tsx"],
    format: "esm",
    splitting: true,
    sourcemap: true,
    outdir,
    entryNames: "[name]-[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
  }).metafile;
  const found = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint === "src/islands/start.tsx",
  );
  if (!found) throw new Error("esbuild has written no file for src/islands/start.tsx.");
  const [start, { imports }] = found;
  const atOnce = imports.filter(({ kind }) => kind === "import-statement");
  return [start, ...atOnce.map((file) => file.path)].map(
    (file) => `/${path.relative(publicDir, file)}`,
  );
};

/**
 * Bundles the script that is in the HTML (src/inline/page.ts). It is the same on all pages, so it has one hash.
 *
 * @param islands addresses of the islands' files
 */
export const bundlePageScript = (islands: readonly string[]) => {
  // All at once: the files that the first one imports would be found only when it has come.
  const load = `() => Promise.all(${JSON.stringify(islands)}.map((file) => import(file))).then(([first]) => first)`;
  const { outputFiles } = buildSync({
    ...shared,
    stdin: {
      contents: `import { runPage } from "./src/inline/page"; runPage(${load});`,
      resolveDir: process.cwd(),
    },
    format: "iife",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
};
