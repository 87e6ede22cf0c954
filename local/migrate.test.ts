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

it("what came in before answers were noted is kept, can be found, and is late for nobody", async () => {
  const database = await newDatabase();
  await migrate(database.url, 2);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into leads values
    ('20260514-a', now() - interval '3 days', 'Élodie', 'e@exemple.fr', '06 39 98 12 34', 'https://exemple.fr', 'L’été', 0, '{}', false)`);
  await client.query(`insert into mails (message_id, kind, lead_id, queued_at) values
    ('<a>', 'lead', '20260514-a', now()), ('<b>', 'digest', null, now())`);
  await migrate(database.url);
  const { rows } = await client.query(
    "select version, source, tracked, answered_at, search like '%elodie%l''ete' as found from leads",
  );
  expect(rows).toEqual([
    { version: 1, source: "", tracked: false, answered_at: null, found: true },
  ]);
  const wrong = "insert into mails (message_id, kind, queued_at) values ('<c>', 'reminder', now())";
  await expect(client.query(wrong)).rejects.toThrow(/mails_check/);
  await client.end();
  await database.close();
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
