import { DrizzleQueryError, type SQL, sql } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** The one database, or a transaction in it. Every call rejects while it is away; nothing is retried here. */
export type Database = ReturnType<typeof openDatabase>;

/**
 * A small pool of connections to Postgres. They are opened on the first call, one round trip of
 * ours and none before it, and closed when idle, so that a frozen or ended process leaves none behind.
 *
 * @param url `postgres://…`; without one every call rejects
 * @param timeout milliseconds to wait for a connection, and for the result of one statement
 */
export function openDatabase(
  url: string | undefined,
  timeout = 3_000,
  now = () => sql<Date>`now()`,
) {
  const pool = new pg.Pool({
    // Without an address pg would try the local machine.
    connectionString: url ?? "postgres://no-database.invalid/",
    max: 4,
    idleTimeoutMillis: 2_000,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    allowExitOnIdle: true,
    application_name: "site",
  });
  // An idle connection that breaks: the pool opens another one when asked.
  pool.on("error", () => undefined);
  // One that breaks between two statements of a transaction: the next statement rejects.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    /** False when the environment names none: every call then rejects. */
    isConfigured: url !== undefined,
    orm: drizzle(pool) as PgDatabase<NodePgQueryResultHKT>,
    /** Its connections. */
    pool,
    /** The database's own clock, the same for all machines. Tests set theirs. */
    now,
  };
}

/** The address of the database: Netlify's own, or any Postgres. */
export function databaseUrl(env: Record<string, string | undefined>): string | undefined {
  return (env.NETLIFY_DB_URL || env.DATABASE_URL)?.trim() || undefined;
}

/** Does all of a piece of work or, when it fails, nothing. */
export async function transaction<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  // Left to take a connection itself, Drizzle keeps it for ever when `begin` fails.
  const client = await database.pool.connect();
  const result = drizzle(client).transaction((orm) => work({ ...database, orm }));
  const outcome = await result.catch((error: unknown) => error);
  // A connection that may still wait for an answer is closed.
  client.release(outcome instanceof DrizzleQueryError);
  return result;
}

/** Of the rows that are counted, those that fulfil a condition. */
export const countWhere = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})::int`;

/** What went wrong, for the log: the database's own code, `timeout`, or the kind of error. Names no value. */
export function failureReason(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  if ("code" in cause && cause.code) return String(cause.code);
  return /time-?out/i.test(cause.message) ? "timeout" : cause.name;
}

/** Whether the database answered, and will answer the same again: the statement breaks a rule. */
export function isRefusal(error: unknown): boolean {
  return /^(22|23|42)/.test(failureReason(error));
}
