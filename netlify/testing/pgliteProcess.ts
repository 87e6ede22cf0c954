import { readFile } from "node:fs/promises";

import { startPglite } from "../../local/pglite";

/** Starts PGlite with the given data in memory, tells its parent the address, and ends with it. */
async function main([data = ""]: string[]): Promise<void> {
  const loadDataDir = new Blob([await readFile(data)]);
  const { url } = await startPglite(undefined, { loadDataDir });
  process.send?.(url);
  process.once("disconnect", () => process.exit());
}

void main(process.argv.slice(2));
