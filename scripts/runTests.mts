import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";

/** Where the builds of the tests stand, and where Jest and Playwright leave their results for the closing line. */
const RESULTS = "test-results";

interface Step {
  command: readonly [name: string, ...args: string[]];
  /** The steps that it needs to have passed. */
  after: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Two cores are full with two of these at a time: more at once take longer, and disturb the tests. */
const STEPS: Readonly<Record<string, Step>> = {
  lint: { command: ["npm", "run", "lint"], after: [] },
  builds: { command: ["npm", "run", "test:builds"], after: [] },
  // They need the definitions that a build generates.
  types: { command: ["npm", "run", "types"], after: ["builds"] },
  jest: {
    command: ["npm", "run", "test:unit", "--", "--json", `--outputFile=${RESULTS}/jest.json`],
    // Beside the builds, which fill one core and wait for no test.
    after: ["lint"],
  },
  playwright: {
    command: ["npm", "run", "test:e2e"],
    after: ["lint", "builds", "types", "jest"],
    env: { PUBLIC_DIR: `${RESULTS}/builds/live/public` },
  },
};

const running = new Set<ChildProcess>();
let isStopped = false;

/** Ends every step that still runs, with all that it started. */
const stop = () => {
  if (isStopped) return;
  isStopped = true;
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid);
};

/** Runs a step and shows what it says: at once when all others are over, else when it has ended. */
const run = async (name: string, { command, after, env }: Step): Promise<boolean> => {
  const start = Date.now();
  const log = `${RESULTS}/${name.replaceAll(" ", "-")}.log`;
  const isAlone = after.length === Object.keys(STEPS).length - 1;
  const output = isAlone ? "inherit" : openSync(log, "w");
  if (isAlone) console.log(`\n── ${name}`);
  // In a group of its own, which can be ended as a whole.
  const [file, ...args] = command;
  const child = spawn(file, args, {
    stdio: ["ignore", output, output],
    detached: true,
    env: { ...process.env, ...env },
  });
  running.add(child);
  const [code, signal] = await once(child, "exit");
  running.delete(child);
  times.push(`${name} ${seconds(start)}`);
  if (!isAlone && !signal) console.log(`\n── ${name}\n${readFileSync(log, "utf8")}`);
  if (code !== 0) stop();
  return code === 0;
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
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    stop();
    process.exit(1);
  });
const results = new Map<string, Promise<boolean>>();
for (const [name, step] of Object.entries(STEPS)) {
  const needed = Promise.all(step.after.map((other) => results.get(other)));
  results.set(
    name,
    needed.then((passed) => !passed.includes(false) && run(name, step)),
  );
}
const hasPassed = !(await Promise.all(results.values())).includes(false);
const flaky = flakyTests(report<PlaywrightReport>("playwright")?.suites);
for (const test of flaky) console.log(`Flaky, passed only at its second try: ${test}`);
if (flaky.length > 0) console.log(`${flaky.length} flaky`);
console.log(`\n${times.join(", ")}, in all ${seconds(begun)}${hasPassed ? "" : " (failed)"}`);
console.log(closingLine());
process.exitCode = hasPassed ? 0 : 1;
