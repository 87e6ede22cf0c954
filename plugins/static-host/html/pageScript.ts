import { buildSync } from "esbuild";

/** The modules of `src/inline/` as one script for the HTML: it is the same on all pages, so it has one hash. */
export const bundlePageScript = () => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/inline/page.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
};
