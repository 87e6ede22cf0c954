import pg from "pg";

import { newDatabase } from "../netlify/testing/emptyDatabase";
import { migrate, migrationNames } from "./migrate";

/** What a database looks like: its columns, constraints and indexes. */
async function shapeOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const shape = await client.query(`
    select table_name || '.' || column_name || ' ' || data_type as fact from information_schema.columns
      where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`);
  await client.end();
  return shape.rows;
}

it("the migrations apply to an empty Postgres, and to every state before each", async () => {
  const names = await migrationNames();
  const whole = await newDatabase();
  expect(await migrate(whole.url)).toEqual(names);
  expect(await migrate(whole.url)).toEqual([]);
  for (let applied = 1; applied < names.length; applied += 1) {
    const state = await newDatabase();
    await migrate(state.url, applied);
    expect(await migrate(state.url)).toEqual(names.slice(applied));
    expect(await shapeOf(state.url)).toEqual(await shapeOf(whole.url));
    await state.close();
  }
  await whole.close();
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
