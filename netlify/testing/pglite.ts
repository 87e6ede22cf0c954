import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/**
 * PGlite in memory, in a process of its own: the test runner cannot load its WebAssembly.
 */
export async function startPglite(): Promise<{ url: string; close(): Promise<void> }> {
  const script = resolve(__dirname, "pgliteProcess.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [url] = await once(child, "message");
  return {
    url: String(url),
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}
