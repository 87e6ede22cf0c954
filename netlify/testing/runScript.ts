import { spawn } from "node:child_process";

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
