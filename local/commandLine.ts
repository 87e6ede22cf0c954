import { resolve } from "node:path";

import { Command } from "commander";
import { z } from "zod";

import { findAppointment } from "../netlify/database/appointments";
import { databaseUrl } from "../netlify/database/connection";
import type { LeadBackend } from "../netlify/leads/leadBackend";
import { backgroundWork } from "./backgroundWork";
import { embeddedDatabase } from "./embeddedDatabase";

/** What was asked for cannot be done; the message says why, to the person who typed it. */
export class UsageError extends Error {}

/** The program behind `npm run <name>`; commands are added to it. */
export function commandLine(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(
      `${description}\n\nWorks on the database on this machine (DATA_DIR), or on the one that DATABASE_URL or NETLIFY_DB_URL names.`,
    )
    .allowExcessArguments(false)
    .showHelpAfterError();
}

/** The action of a command: opens the backend, does the work and what goes on after it, and closes all again. */
export function withBackend<Backend extends LeadBackend, Given extends unknown[]>(
  open: () => Backend,
  work: (backend: Backend, ...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const embedded = databaseUrl(process.env)
      ? undefined
      : await embeddedDatabase(resolve(process.env.DATA_DIR ?? ".data"));
    if (embedded) process.env.DATABASE_URL = embedded.url;
    try {
      const afterwards = backgroundWork();
      const backend = { ...open(), waitUntil: afterwards.add };
      try {
        await work(backend, ...given);
        await afterwards.finish(60_000);
      } finally {
        backend.mailer.close();
        await backend.database.close();
      }
    } finally {
      await embedded?.close();
    }
  };
}

/** The appointment with an id as it was typed, which may be none of ours. */
export async function appointmentOf(id: string, { database }: LeadBackend) {
  return z.guid().safeParse(id).success ? findAppointment(database, id) : undefined;
}

/** Reads the command line and does what it says. Ends with 1 when that cannot be done. */
export function run(program: Command): void {
  program.parseAsync().catch((error: unknown) => {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    // A statement that failed has its reason in its cause, and the values of a lead in its message.
    const reason =
      cause instanceof Error ? `The database refuses or is away: ${cause.message}` : "";
    console.error(reason || message);
    process.exitCode = 1;
  });
}
