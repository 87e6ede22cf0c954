import type { KnipConfig } from "knip";

/** Gatsby collects GraphQL fragments from the files, by their names: nothing imports them. */
const fragmentsArePublic = (source: string) =>
  source.replace(/^export const \w+ = graphql`/gm, "/** @public */\n$&");

/** What is never imported, exported in vain or no longer needed fails `npm run lint`: https://knip.dev */
export default {
  entry: [
    "gatsby-{browser,config,node,ssr}.{ts,tsx}",
    "plugins/*/gatsby-node.ts",
    "src/{pages,templates}/*.tsx",
    "playwright.config.ts",
    "e2e/**/*.spec.ts",
    // Handed to webpack by path.
    "plugins/content-model/develop/problemOverlay.ts",
    // Bundled by esbuild by path.
    "src/islands/start.tsx",
    // Loaded by static/admin/index.html.
    "static/admin/start.js",
    // Run by the host, and by tests as processes of their own.
    "netlify/functions/*/*.mts",
    "netlify/testing/*.{ts,mts}",
    // Run by Playwright.
    "e2e/builds/serve.ts",
  ],
  project: ["**/*.{ts,tsx,mts,mjs,js}"],
  compilers: { tsx: fragmentsArePublic },
  jest: { config: ["jest.config.mjs", "netlify/jest.config.mjs"] },
  // Its configuration asks for a build.
  playwright: false,
  ignoreUnresolved: [
    // Local plugins, which Gatsby finds by the names of their folders.
    "content-model",
    "static-host",
    // The second project of jest.config.mjs.
    ".*/netlify",
  ],
  ignoreDependencies: [
    // Read by path: the CMS and its fonts at the build, the site's fonts by `npm run fonts`, the system's by browser tests.
    "@sveltia/cms",
    "@fontsource-variable/material-symbols-outlined",
    "@fontsource-variable/source-sans-3",
    "@fontsource/noto-mono",
    "@fontsource-variable/bricolage-grotesque",
    "@fontsource-variable/instrument-sans",
    "@expo-google-fonts/arimo",
    "@expo-google-fonts/roboto",
    "dejavu-fonts-ttf",
    // Installed by bench/package.json.
    "chrome-launcher",
    "lighthouse",
    // Its presence makes the host provide the database (docs/decisions/one-database.md).
    "@netlify/database",
  ],
  // A type that an exported function takes or answers is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
