import { databaseUrl } from "./connection";

const line =
  "No database is configured (NETLIFY_DB_URL or DATABASE_URL): there is nothing to send or to delete.";

/**
 * The response of a scheduled function when no database is configured, which is no fault: leads are mailed at once
 * then, and nothing waits. Undefined when there is one.
 */
export function withoutDatabase(): Response | undefined {
  if (databaseUrl(process.env)) return undefined;
  console.log(line);
  return new Response(line);
}
