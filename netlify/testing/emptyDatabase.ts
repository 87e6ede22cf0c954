import { randomBytes } from "node:crypto";

import pg from "pg";

import { migrate } from "../../local/migrate";

/** A real database with the schema and nothing in it. */
export async function emptyDatabase() {
  const { url, close } = await newDatabase();
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => undefined);
  return {
    url,
    /** Runs a statement beside the processes under test. */
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      return (await pool.query<Row>(text, values)).rows;
    },
    async close() {
      await pool.end();
      await close();
    },
  };
}

/** A new database in the Postgres of this run, without the schema. */
export async function newDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const server = process.env.TEST_POSTGRES_URL ?? "";
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    close: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
