import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

/** Where Jest and Playwright leave their results for the closing line. */
const RESULTS = "test-results";

/** In this order: the types need the definitions that the build generates; the cheapest steps stand first. */
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["lint", "npm", "run", "lint"],
  ["build", "npm", "run", "build"],
  ["types", "npm", "run", "types"],
  ["jest", "npm", "run", "test:unit", "--", "--json", `--outputFile=${RESULTS}/jest.json`],
  ["playwright", "npm", "run", "test:e2e"],
];

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
};

const report = <Report,>(name: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, "utf8"));
  } catch {
    return undefined;
  }
};

/** The sum of both runners, in the form that CI reads. */
const closingLine = () => {
  const jest = report<JestReport>("jest");
  const browser = report<PlaywrightReport>("playwright")?.stats;
  const passed = (jest?.numPassedTests ?? 0) + (browser ? browser.expected + browser.flaky : 0);
  const failed = (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  const skipped = (jest?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : "");
};

// The build of the tests runs the queries of docs/graphql.md as well.
process.env.CHECK_QUERIES = "true";
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const times: string[] = [];
let exitCode = 0;
for (const [name, command, ...args] of STEPS) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  exitCode = spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
  times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
  if (exitCode !== 0) break;
}
console.log(`\n${times.join(", ")}${exitCode === 0 ? "" : " (failed)"}`);
console.log(closingLine());
process.exitCode = exitCode;
