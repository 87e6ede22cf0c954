/** Packages that ship as ES modules only and go through the compiler like our own files. */
const COMPILED = [
  "chokidar",
  "readdirp",
  "micromark",
  "decode-named",
  "character-entities",
  "devlop",
];

const transform = {
  "^.+\\.(t|j|mj)sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        target: "es2022",
      },
    },
  ],
};

const site = {
  displayName: "site",
  roots: ["contract", "docs", "src", "plugins", "e2e/edits"].map((folder) => `<rootDir>/${folder}`),
  testMatch: ["**/*.test.{ts,tsx}"],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${COMPILED.join("|")})[^/]*/)`],
};

// The tests of the lead path mostly wait, so more run at once than there are cores. The young generation that package.json
// gives each of them, twice Node's own, saves garbage collections: 220 processor seconds instead of 240.
export default {
  projects: [site, "<rootDir>/netlify"],
  maxWorkers: 4,
  testSequencer: "<rootDir>/scripts/longestFirst.mjs",
  // For machines that build at the same time. Jest reads it here only, not in a project.
  testTimeout: 60_000,
};
