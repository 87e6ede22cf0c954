import { resolve } from "node:path";

import { Command, CommanderError } from "commander";

import { databaseUrl } from "../netlify/database/connection";
import type { LeadBackend } from "../netlify/leads/leadBackend";
import { backgroundWork } from "./backgroundWork";
import { embeddedDatabase } from "./embeddedDatabase";

/** The program behind `npm run <name>`; commands are added to it. */
export function commandLine(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(
      `${description}\n\nWorks on the database on this machine (DATA_DIR), or on the one that DATABASE_URL or NETLIFY_DB_URL names.`,
    )
    .allowExcessArguments(false)
    .showHelpAfterError()
    .exitOverride();
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
      await work({ ...open(), waitUntil: afterwards.add }, ...given);
      await afterwards.finish(60_000);
    } finally {
      await embedded?.close();
    }
  };
}

/** Does what a command line says. Ends with 1 when that cannot be done. */
export async function run(program: Command, words = process.argv.slice(2)): Promise<void> {
  try {
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    process.exitCode = 1;
    // What cannot be understood was said already, and so was the help.
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    // A statement that failed has its reason in its cause, and the values of a lead in its message.
    else if (error instanceof Error && error.cause instanceof Error) {
      console.error(`The database refuses or is away: ${error.cause.message}`);
    } else console.error(error instanceof Error ? error.message : error);
  }
}
