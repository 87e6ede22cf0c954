import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { compileScripts } from "./compiled";
import { type PgliteProcess, startPglite } from "./pglite";
import { startPostgres, type TestPostgres } from "./postgres";

declare global {
  var testPostgres: TestPostgres | undefined;
  var testPglites: PgliteProcess[] | undefined;
}

/**
 * One Postgres for the whole run; each test world has a database of its own in it. One PGlite for each worker of Jest,
 * which its test worlds have one after the other. For each further PGlite the data that it starts from. For each
 * process that a test starts its compiled script.
 */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "test-run-"));
  process.env.TEST_PGLITE_DATA = join(folder, "empty.tar");
  const script = join(__dirname, "pgliteData.ts");
  const [postgres] = await Promise.all([
    startPostgres(),
    compileScripts(folder),
    promisify(execFile)(process.execPath, [
      "--import",
      "tsx",
      script,
      process.env.TEST_PGLITE_DATA,
    ]),
  ]);
  globalThis.testPostgres = postgres;
  process.env.TEST_POSTGRES_URL = postgres.url;
  globalThis.testPglites = await Promise.all(
    Array.from({ length: maxWorkers }, () => startPglite()),
  );
  process.env.TEST_PGLITE_URLS = globalThis.testPglites.map(({ url }) => url).join(" ");
}
