import { startPostgres } from "./postgres";

/**
 * A Postgres of its own for one test, in a process of its own since the test runner cannot load the
 * package. Starts again when its parent says so, and ends with it.
 */
async function main(): Promise<void> {
  // Small segments of its log, so that tables need not grow far to be the largest files.
  const postgres = await startPostgres(["--wal-segsize=1"]);
  const tell = () => process.send?.({ url: postgres.url, pid: postgres.pid() });
  process.on("message", () => void postgres.startAgain().then(tell));
  process.once("disconnect", () => void postgres.close().finally(() => process.exit()));
  tell();
}

void main();
