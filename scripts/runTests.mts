import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";

/** Where the builds of the tests stand, and where Jest and Playwright leave their results for the closing line. */
const RESULTS = "test-results";

/** In this order: the types need the definitions that the build generates; the cheapest steps stand first. */
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["lint", "npm", "run", "lint"],
  ["build", "npm", "run", "build"],
  ["types", "npm", "run", "types"],
  ["jest", "npm", "run", "test:unit", "--", "--json", `--outputFile=${RESULTS}/jest.json`],
  ["playwright", "npm", "run", "test:e2e"],
];

/** Made beside the steps that do without it: each of them leaves a core idle most of the time. */
const BUILDS = "builds of other content";

/** Starts the builds that the last step needs; what they say is shown when they fail. */
const startBuilds = () => {
  const start = Date.now();
  const log = `${RESULTS}/builds.log`;
  const output = openSync(log, "w");
  // In a group of its own, which can be ended as a whole.
  const child = spawn("npm", ["run", "test:builds"], {
    stdio: ["ignore", output, output],
    detached: true,
  });
  const ended = once(child, "exit").then(([code, signal]) => {
    times.push(`${BUILDS} ${seconds(start)}`);
    if (code !== 0 && !signal) console.log(readFileSync(log, "utf8"));
    return Number(code ?? 1);
  });
  const stop = () => {
    if (child.pid && child.exitCode === null && !child.signalCode) process.kill(-child.pid);
  };
  return { ended, stop };
};

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  suites: Suite[];
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
};

const report = <Report,>(name: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, "utf8"));
  } catch {
    return undefined;
  }
};

/** Browser tests that passed only at their second try (playwright.config.ts): shown and counted, not passed. */
const flakyTests = (suites: Suite[] = []): string[] =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyTests(suite.suites),
  ]);

/** The sum of both runners, in the form that CI reads. */
const closingLine = () => {
  const jest = report<JestReport>("jest");
  const browser = report<PlaywrightReport>("playwright")?.stats;
  const passed = (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  const skipped = (jest?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : "");
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const begun = Date.now();
const seconds = (start: number) => `${Math.round((Date.now() - start) / 1000)} s`;
const times: string[] = [];
let exitCode = 0;
const builds = startBuilds();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    builds.stop();
    process.exit(1);
  });
for (const [name, command, ...args] of STEPS) {
  if (name === "playwright" && exitCode === 0) exitCode = await builds.ended;
  if (exitCode !== 0) break;
  const start = Date.now();
  console.log(`\n── ${name}`);
  const step = spawn(command, args, { stdio: "inherit" });
  exitCode = Number((await once(step, "exit"))[0] ?? 1);
  times.push(`${name} ${seconds(start)}`);
}
builds.stop();
const flaky = flakyTests(report<PlaywrightReport>("playwright")?.suites);
for (const test of flaky) console.log(`Flaky, passed only at its second try: ${test}`);
if (flaky.length > 0) console.log(`${flaky.length} flaky`);
console.log(`\n${times.join(", ")}, in all ${seconds(begun)}${exitCode === 0 ? "" : " (failed)"}`);
console.log(closingLine());
process.exitCode = exitCode;
