import pg from "pg";

import { newDatabase } from "../netlify/testing/emptyDatabase";
import { startPglite } from "../netlify/testing/pglite";
import { migrate, migrationNames } from "./migrate";

/** What a database looks like: its columns, constraints and indexes. */
async function shapeOf(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const shape = await client.query(`
    select table_name || '.' || column_name || ' ' || data_type as fact from information_schema.columns
      where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`);
  await client.end();
  return shape.rows;
}

it("the migrations apply to an empty Postgres 18, once, and make the same tables in PGlite", async () => {
  const postgres = await newDatabase();
  const names = await migrationNames();
  expect(await migrate(postgres.url)).toEqual(names);
  expect(await migrate(postgres.url)).toEqual([]);
  const shape = await shapeOf(postgres.url);
  expect(shape).toContainEqual({ fact: "outbox.channel text" });
  // The tests' PGlite was empty when the global set-up applied the migrations to it.
  const pglite = await startPglite();
  expect(await migrate(pglite.url)).toEqual([]);
  expect(await shapeOf(pglite.url)).toEqual(shape);
  await pglite.close();
  await postgres.close();
});

it("the migrations need no extension, which not every Postgres has", async () => {
  const { url, close } = await newDatabase();
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select extname from pg_extension");
  expect(rows).toEqual([{ extname: "plpgsql" }]);
  await client.end();
  await close();
});

it("two that migrate at once do it once", async () => {
  const database = await newDatabase();
  const applied = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(applied.flat()).toEqual(await migrationNames());
  await database.close();
});

it("a migration's name says its place, as the host wants it", async () => {
  for (const name of await migrationNames()) expect(name).toMatch(/^\d{4}_[a-z0-9_-]+\.sql$/);
});
