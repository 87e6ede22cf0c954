import { resolve } from "node:path";

import { openAppointmentBackend } from "../netlify/appointments/appointmentBackend";
import { cancel } from "../netlify/appointments/changeAppointment";
import { dateInWords, hourInWords } from "../netlify/appointments/parisTime";
import { listAppointments } from "../netlify/database/appointmentUpkeep";
import { databaseUrl } from "../netlify/database/connection";
import { embeddedDatabase } from "./embeddedDatabase";

const usage = `Usage: npm run appointments -- <command>

  list [--json]     all appointments, in the order in which they begin
  cancel <id>       cancels one; visitor and host are told

Works on the database on this machine (DATA_DIR), or on the one that DATABASE_URL or NETLIFY_DB_URL
names. To delete a person's appointments: npm run leads -- erase <e-mail>`;

type Backend = ReturnType<typeof openAppointmentBackend>;

/** `npm run appointments`: the staff's view of the appointments. */
async function main([command, subject]: string[]): Promise<void> {
  if (command !== "list" && (command !== "cancel" || !subject)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const embedded = databaseUrl(process.env)
    ? undefined
    : await embeddedDatabase(resolve(process.env.DATA_DIR ?? ".data"));
  if (embedded) process.env.DATABASE_URL = embedded.url;
  const work: Promise<unknown>[] = [];
  const backend = {
    ...openAppointmentBackend(),
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  };
  try {
    if (command === "list") await list(subject === "--json", backend);
    else await cancelOne(subject ?? "", backend);
    await Promise.allSettled(work);
  } finally {
    backend.mailer.close();
    await backend.database.close();
    await embedded?.close();
  }
}

async function list(isJson: boolean, { database }: Backend): Promise<void> {
  const appointments = await listAppointments(database);
  if (isJson) {
    console.log(JSON.stringify(appointments, null, 2));
    return;
  }
  for (const { id, state, startsAt, host, name, email } of appointments) {
    const start = startsAt.getTime();
    console.log(
      `${id}  ${state.padEnd(9)}  ${dateInWords(start)}, ${hourInWords(start)}  ${host}  ${name} <${email}>`,
    );
  }
  console.log(`${appointments.length} appointments`);
}

async function cancelOne(id: string, backend: Backend): Promise<void> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const { status } = isId ? await cancel(id, backend) : { status: "over" };
  if (status !== "done") throw new Error(`No appointment ahead has the id ${id}`);
  console.log(`${id} cancelled`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
