import { Command, CommanderError } from "commander";

import { databaseUrl, openDatabase } from "../netlify/database/connection";
import { erasePerson } from "../netlify/database/erasePerson";
import { findLead, leadsWhere } from "../netlify/database/leads";
import { endStop, queueGivenUpAgain, queueLeadAgain } from "../netlify/database/outbox";
import { type LeadBackend, openLeadBackend } from "../netlify/leads/leadBackend";
import { leadsCsv } from "../netlify/leads/leadCsv";
import { idsOfLead, stopId } from "../netlify/leads/sendOutbox";
import { embeddedDatabase } from "./embeddedDatabase";

/** In milliseconds: all leads may take long to come, and no visitor waits. */
const PATIENCE = 60_000;

/** The action of a command: opens the backend, does the work, and closes all again. */
const onLeads =
  <Given extends unknown[]>(work: (backend: LeadBackend, ...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    const embedded = databaseUrl(process.env)
      ? undefined
      : await embeddedDatabase(process.env.DATA_DIR || ".data");
    if (embedded) process.env.DATABASE_URL = embedded.url;
    try {
      const database = openDatabase(databaseUrl(process.env), PATIENCE);
      await work({ ...openLeadBackend(), database }, ...given);
    } finally {
      await embedded?.close();
    }
  };

function leadsProgram(): Command {
  const program = new Command("npm run leads --")
    .description(
      `What visitors wrote. "npm run -s leads" prints nothing but the answer.

Works on the database on this machine (DATA_DIR), or on the one that DATABASE_URL or NETLIFY_DB_URL names.`,
    )
    .allowExcessArguments(false)
    .showHelpAfterError()
    .exitOverride();

  program
    .command("list")
    .description("leads, oldest first")
    .option("--json", "as JSON")
    .action(
      onLeads(async ({ database }, { json }: { json?: true }) => {
        const leads = await leadsWhere(database);
        if (json) return console.log(JSON.stringify(leads, null, 2));
        for (const { failures, ...lead } of leads) {
          const failed = failures.length > 0 ? ` (${failures.length} failed attempts)` : "";
          console.log(`${line(lead, lead.receivedAt)}${failed}`);
        }
        console.log(`${leads.length} leads`);
      }),
    );

  program
    .command("show")
    .description("leads, whole, as JSON")
    .argument("<id...>")
    .action(
      onLeads(async (backend, ids: string[]) => {
        for (const id of ids) console.log(JSON.stringify(await knownLead(id, backend), null, 2));
      }),
    );

  program
    .command("release")
    .description("takes leads out of quarantine; the schedule sends them")
    .argument("<id...>")
    .action(onLeads((backend, ids: string[]) => sendAgain(ids, backend, true)));

  program
    .command("resend")
    .description("lets the schedule send mails of leads and posts to the webhook again")
    .argument("[id...]")
    .option("--dead", "all that was given up after 72 hours")
    .action(
      onLeads(async (backend, ids: string[], { dead }: { dead?: true }, command: Command) => {
        if (ids.length === 0 && !dead) command.error("error: resend what?");
        await sendAgain(ids, backend);
        if (!dead) return;
        for (const id of await queueGivenUpAgain(backend.database)) console.log(`${id} queued`);
      }),
    );

  program
    .command("erase")
    .description("deletes all leads and appointments of people, and what waits to be sent of them")
    .argument("<e-mail...>")
    .action(
      onLeads(async (backend, emails: string[]) => {
        for (const email of emails) await erase(email, backend);
      }),
    );

  program
    .command("export")
    .description("all leads as CSV")
    .action(
      onLeads(async ({ database }) => {
        process.stdout.write(leadsCsv(await leadsWhere(database)));
      }),
    );
  return program;
}

async function knownLead(id: string, { database }: LeadBackend) {
  const lead = await findLead(database, id);
  if (!lead) throw new Error(`Unknown lead: ${id}`);
  return lead;
}

async function sendAgain(ids: string[], backend: LeadBackend, onlyQuarantined?: true) {
  for (const id of ids) await knownLead(id, backend);
  // The webhook goes on, unless it says again that it wants no more.
  await endStop(backend.database, stopId(backend));
  for (const id of ids) {
    const isDue = await queueLeadAgain(backend.database, idsOfLead(id, backend), onlyQuarantined);
    console.log(`${id} ${isDue ? "queued" : "not in quarantine"}`);
  }
}

/** What a list says of a lead or an appointment. */
const line = ({ id, state }: { id: string; state: string }, time: Date) =>
  `${id}  ${state.padEnd(10)} ${time.toISOString()}`;

async function erase(email: string, { database }: LeadBackend): Promise<void> {
  const { leads, appointments, posts } = await erasePerson(database, email);
  if (leads.length + appointments.length === 0) {
    process.exitCode = 1;
    return console.error(`No lead or appointment of ${email}`);
  }
  for (const lead of leads) console.log(line(lead, lead.receivedAt));
  for (const appointment of appointments) console.log(line(appointment, appointment.startsAt));
  console.log(`${leads.length} leads, ${appointments.length} appointments erased`);
  if (posts.length > 0) console.log("The webhook received this. Erase it there too:");
  for (const { about, kind, isSent } of posts) {
    console.log(`${about}  ${kind}${isSent ? "" : " (perhaps: no answer came)"}`);
  }
}

/** `npm run leads -- <words>`. Ends with 1 when that cannot be done. */
export async function run(words: string[]): Promise<void> {
  try {
    await leadsProgram().parseAsync(words, { from: "user" });
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

if (require.main === module) {
  // `list | head -1` reads no more. What has to be done is done all the same.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  void run(process.argv.slice(2));
}
