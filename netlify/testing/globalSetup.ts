import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { compileScripts } from "./compiled";
import { startPostgres, type TestPostgres } from "./postgres";

declare global {
  var testPostgres: TestPostgres | undefined;
}

/**
 * One Postgres for the whole run; each test world has a database of its own in it. For each PGlite of the run the
 * data that it starts from. For each process that a test starts its compiled script.
 */
export default async function globalSetup(): Promise<void> {
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
}
