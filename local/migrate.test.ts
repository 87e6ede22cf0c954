import { readFile } from "node:fs/promises";

import pg from "pg";

import { newDatabase } from "../netlify/testing/emptyDatabase";
import { migrate, migrationNames } from "./migrate";

it("the migrations apply to an empty Postgres 18, once, and need no extension, which not every Postgres has", async () => {
  const { url, close } = await newDatabase();
  const applied = await migrate(url);
  expect(applied).toEqual(await migrationNames());
  // As the host wants them.
  for (const name of applied) expect(name).toMatch(/^\d{4}_[a-z0-9_-]+\.sql$/);
  expect(await migrate(url)).toEqual([]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select extname from pg_extension");
  expect(rows).toEqual([{ extname: "plpgsql" }]);
  await client.end();
  await close();
});

it("two that migrate at once bring forward once what the first migration made, with what is in it", async () => {
  const { url, close } = await newDatabase();
  const [first = "", ...later] = await migrationNames();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(`netlify/database/migrations/${first}`, "utf8"));
  await client.query(`create table applied_migrations as select '${first}' as name;
    alter table applied_migrations add primary key (name);
    insert into outbox (channel, message_id, kind, queued_at)
    values ('mail', '<digest.20261128@cresca.example>', 'digest', now())`);
  const applied = await Promise.all([migrate(url), migrate(url)]);
  expect(applied.flat()).toEqual(later);
  const { rows } = await client.query("select message_id, failing_since from outbox");
  expect(rows).toEqual([{ message_id: "digest.20261128", failing_since: null }]);
  await client.end();
  await close();
});
