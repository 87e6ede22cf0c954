import { readFile } from "node:fs/promises";

import { startPglite } from "../../local/pglite";

/** Starts PGlite with the given data, in the given folder or in memory, tells its parent the address, and ends with it. */
async function main([data = "", folder = ""]: string[]): Promise<void> {
  const loadDataDir = new Blob([await readFile(data)]);
  const { url } = await startPglite(folder || undefined, { loadDataDir });
  process.send?.(url);
  process.once("disconnect", () => process.exit());
}

void main(process.argv.slice(2));
