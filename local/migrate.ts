import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import pg from "pg";

const folder = resolve("netlify/database/migrations");

/** Names of the migrations in the order in which they apply: `<four digits>_<name>.sql`. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
}

/**
 * Applies the migrations that a database lacks, each whole or not at all, as the host does it at
 * deploy. Returns the names of those applied.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const applied: string[] = [];
  try {
    // Another process that migrates at the same time waits here, and then finds it done.
    await client.query("select pg_advisory_lock(hashtext('applied_migrations'))");
    await client.query("create table if not exists applied_migrations (name text primary key)");
    for (const name of await migrationNames()) {
      await client.query("begin");
      const { rowCount } = await client.query(
        "insert into applied_migrations values ($1) on conflict do nothing",
        [name],
      );
      if (rowCount) {
        await client.query(await readFile(join(folder, name), "utf8"));
        applied.push(name);
      }
      await client.query("commit");
    }
    return applied;
  } finally {
    await client.end();
  }
}
