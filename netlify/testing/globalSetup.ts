import { startPostgres, type TestPostgres } from "./postgres";

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** One Postgres for the whole run; each test world has a database of its own in it. */
export default async function globalSetup(): Promise<void> {
  globalThis.testPostgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url;
}
