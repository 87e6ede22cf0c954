import "./globalSetup";

import { rm } from "node:fs/promises";
import { dirname } from "node:path";

export default async function globalTeardown(): Promise<void> {
  await rm(dirname(process.env.TEST_PGLITE_DATA ?? ""), { recursive: true, force: true });
  await globalThis.testPostgres?.close();
}
