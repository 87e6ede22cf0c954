import "./globalSetup";

import { rm } from "node:fs/promises";

export default async function globalTeardown(): Promise<void> {
  await rm(process.env.TEST_COMPILED ?? "", { recursive: true, force: true });
  await globalThis.testPostgres?.close();
}
