import pg from "pg";

import { newDatabase } from "../netlify/testing/emptyDatabase";
import { migrate, migrationNames } from "./migrate";

it("the migrations apply to an empty Postgres 18, once, and need no extension, which not every Postgres has", async () => {
  const { url, close } = await newDatabase();
  expect(await migrate(url)).toEqual(await migrationNames());
  expect(await migrate(url)).toEqual([]);
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
