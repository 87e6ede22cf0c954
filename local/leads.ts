import { resolve } from "node:path";

import { databaseUrl } from "../netlify/database/connection";
import { type LeadBackend, openLeadBackend } from "../netlify/leads/leadBackend";
import { embeddedDatabase } from "./embeddedDatabase";
import { readCommand, UsageError } from "./leadsCommand";
import { runCommand } from "./leadsCommands";

/** `npm run leads`: the staff's view of the leads. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const { backend, close } = await openStaffBackend();
  try {
    await runCommand(command, backend);
  } finally {
    await close();
  }
}

/** The database that the environment names, else the one on this machine. */
async function openStaffBackend(): Promise<{ backend: LeadBackend; close(): Promise<void> }> {
  const embedded = databaseUrl(process.env)
    ? undefined
    : await embeddedDatabase(resolve(process.env.DATA_DIR ?? ".data"));
  if (embedded) process.env.DATABASE_URL = embedded.url;
  const backend = openLeadBackend();
  return {
    backend,
    async close() {
      backend.mailer.close();
      await backend.database.close();
      await embedded?.close();
    },
  };
}

main().catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  // A statement that failed tells the reason in its cause, and the values of a lead in its message.
  const reason =
    cause instanceof Error ? `The database refuses or is away: ${cause.message}` : message;
  console.error(error instanceof UsageError ? message : reason);
  process.exitCode = 1;
});
