import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser, ensureFirefox } from "./ensureBrowser";

/** Folder of the builds, of the steps' output, and of what Jest and Playwright report for the closing line. */
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
  // As on the host, where Gatsby would install an adapter of its own choice (see gatsby-config.ts).
  builds: { command: ["npm", "run", "test:builds"], after: [], env: { NETLIFY: "true" } },
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
let failedStep: string | undefined;

/** Ends every step that still runs, with all that it started. */
const stop = () => {
  if (isStopped) return;
  isStopped = true;
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid);
};

const logOf = (name: string) => `${RESULTS}/${name}.log`;

/** Runs a step, whose output goes to a file: of several at a time none could be read. */
const run = async (name: string, { command, env }: Step): Promise<boolean> => {
  const start = Date.now();
  const output = openSync(logOf(name), "w");
  console.log(`${name}: begins`);
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
  console.log(
    `${name}: ${code === 0 ? "passed" : signal ? "ended" : "failed"} (${seconds(start)})`,
  );
  if (code !== 0 && !isStopped) failedStep = name;
  if (code !== 0) stop();
  return code === 0;
};

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number } };

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
  const passed = (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  const skipped = (jest?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : "");
};

const seconds = (start: number) => `${Math.round((Date.now() - start) / 1000)} s`;
const times: string[] = [];

console.log(`Lint, the builds that the browser tests look at, types, unit tests and browser tests: five to ten minutes on
two idle cores, more beside other work. Takes 1 GB of disk in ${RESULTS}/, where each step leaves its output.
`);
try {
  console.log(`Browsers: ${[ensureBrowser(), ensureFirefox() ?? "no Firefox"].join(", ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const begun = Date.now();
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
console.log(`\n${times.join(", ")}, in all ${seconds(begun)}`);
if (failedStep) {
  const lines = readFileSync(logOf(failedStep), "utf8").trimEnd().split("\n");
  console.log(`\nThe end of ${logOf(failedStep)}:\n${lines.slice(-80).join("\n")}\n`);
}
console.log(closingLine() + (failedStep ? ` (step ${failedStep} failed)` : ""));
process.exitCode = hasPassed ? 0 : 1;
