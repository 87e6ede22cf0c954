import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bundleFunctions, compileScripts } from "./compiled";
import { startPostgres } from "./postgres";

declare global {
  var testPostgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
}

/**
 * One Postgres for the whole run; each test world has a database of its own in it. For each process that a test starts
 * its compiled script.
 */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "test-run-"));
  const [postgres] = await Promise.all([
    startPostgres(),
    compileScripts(folder),
    bundleFunctions(folder),
  ]);
  globalThis.testPostgres = postgres;
  process.env.TEST_POSTGRES_URL = postgres.url;
}
