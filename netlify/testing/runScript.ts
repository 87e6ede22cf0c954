import { spawn } from "node:child_process";

import { run } from "../../local/leads";
import { compiled } from "./compiled";

/** What a command line said, and its exit code. */
export interface Said {
  code: number | null;
  out: string;
  error: string;
}

/** Runs a script of `compiled.ts` with words behind it, until it ends. */
export function runScript(
  script: string,
  words: string[],
  environment: Record<string, string>,
): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [compiled(script), ...words], {
      env: { ...process.env, ...environment },
    });
    const said: Said = { code: null, out: "", error: "" };
    child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said.error += chunk.toString()));
    child.once("close", (code) => resolve({ ...said, code }));
  });
}

/** Runs `npm run leads` in this process, in a hundredth of the time. */
export async function runHere(words: string[], environment: Record<string, string>): Promise<Said> {
  const said = { out: "", error: "" };
  const write = (to: keyof typeof said, end: string) => (text: unknown) => {
    said[to] += `${String(text)}${end}`;
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, "write").mockImplementation(write("out", "")),
    jest.spyOn(process.stderr, "write").mockImplementation(write("error", "")),
    jest.spyOn(console, "log").mockImplementation(write("out", "\n")),
    jest.spyOn(console, "error").mockImplementation(write("error", "\n")),
  ];
  const before = { ...process.env };
  Object.assign(process.env, environment);
  await run(words);
  spies.forEach((spy) => spy.mockRestore());
  process.env = before;
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return { code, ...said };
}
