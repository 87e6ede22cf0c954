import { spawn } from "node:child_process";
import { once } from "node:events";

import { compiled } from "./compiled";

/** PGlite in a process of its own: the test runner cannot load its WebAssembly. */
export interface PgliteProcess {
  url: string;
  close(): Promise<void>;
}

/** With the schema and nothing in it, in memory. */
export async function startPglite(): Promise<PgliteProcess> {
  const script = compiled("netlify/testing/pgliteProcess.ts");
  const data = process.env.TEST_PGLITE_DATA ?? "";
  const child = spawn(process.execPath, [script, data], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [url] = await once(child, "message");
  return {
    url: String(url),
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, "exit");
    },
  };
}
