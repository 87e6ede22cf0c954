import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { eraseAppointments, purgeAppointments } from "../netlify/database/appointmentUpkeep";
import { eachLead, eraseLeads, findLead, purgeLeads } from "../netlify/database/leads";
import type { LeadBackend } from "../netlify/leads/leadBackend";
import { csvRow, leadCsv } from "../netlify/leads/leadCsv";
import { listedLead } from "../netlify/leads/leadList";
import { isoTime } from "../netlify/leads/clock";
import { releaseLead, resendLead } from "../netlify/leads/resendLead";
import { type StaffCommand, UsageError } from "./leadsCommand";

/** Does what a command asks and prints the answer. */
export async function runCommand(command: StaffCommand, backend: LeadBackend): Promise<void> {
  const { database, content } = backend;
  const { name, subjects, dryRun } = command;
  switch (name) {
    case "list":
      return print(command.json ? jsonLines(command, backend) : plainLines(command, backend));
    case "show":
      for (const id of subjects) {
        const lead = await knownLead(id, backend);
        console.log(JSON.stringify(listedLead(lead), null, 2));
      }
      return;
    case "resend":
      for (const id of await toResend(command, backend)) {
        console.log(`${id} ${await resendLead(id, backend)}`);
      }
      return;
    case "release":
      for (const id of subjects) await knownLead(id, backend);
      for (const id of subjects) console.log(`${id} ${await releaseLead(id, backend)}`);
      return;
    case "purge": {
      const days = content.site.leads.retentionDays;
      for (const id of await purgeLeads(database, { days, dryRun })) console.log(id);
      for (const id of await purgeAppointments(database, { days, dryRun })) console.log(id);
      return;
    }
    case "erase":
      for (const email of subjects) await erase(email, dryRun, backend);
      return;
    case "export":
      await pipeline(rows(backend), leadCsv(command.separator), process.stdout, { end: false });
  }
}

async function knownLead(id: string, { database }: LeadBackend) {
  const lead = await findLead(database, id);
  if (!lead) throw new UsageError(`Unknown lead: ${id}`);
  return lead;
}

async function toResend(
  { subjects, dead, pending }: StaffCommand,
  backend: LeadBackend,
): Promise<string[]> {
  for (const id of subjects) await knownLead(id, backend);
  const ids = [...subjects];
  for (const [wanted, state] of [
    [dead, "dead"],
    [pending, "pending"],
  ] as const) {
    if (!wanted) continue;
    for await (const { id } of eachLead(backend.database, { state })) ids.push(id);
  }
  return ids;
}

async function erase(email: string, dryRun: boolean, { database }: LeadBackend): Promise<void> {
  const erased = await eraseLeads(database, { email, dryRun });
  const appointments = await eraseAppointments(database, { email, dryRun });
  if (erased.length + appointments.length === 0) {
    throw new UsageError(`No lead or appointment of ${email}`);
  }
  for (const { id, state, receivedAt } of erased) {
    console.log(`${id}  ${state.padEnd(10)} ${isoTime(receivedAt)}`);
  }
  for (const { id, state, startsAt } of appointments) {
    console.log(`${id}  ${state.padEnd(10)} ${startsAt.toISOString()}`);
  }
  console.log(
    `${erased.length} leads, ${appointments.length} appointments ${dryRun ? "would be erased" : "erased"}`,
  );
}

/** Streams to the output under backpressure, so that memory does not grow with the leads. */
async function print(chunks: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(chunks), process.stdout, { end: false });
}

async function* plainLines({ state }: StaffCommand, { database }: LeadBackend) {
  let count = 0;
  for await (const lead of eachLead(database, { state })) {
    const failed = lead.failures.length > 0 ? ` (${lead.failures.length} failed attempts)` : "";
    yield `${lead.id}  ${lead.state.padEnd(10)} ${isoTime(lead.receivedAt)}${failed}\n`;
    count += 1;
  }
  yield `${count} leads\n`;
}

async function* jsonLines({ state }: StaffCommand, { database }: LeadBackend) {
  let before = "[";
  for await (const lead of eachLead(database, { state })) {
    // The fields stand beside the rest: one flat object per lead.
    const { fields, ...rest } = listedLead(lead);
    yield `${before}\n  ${JSON.stringify({ ...rest, ...fields })}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

async function* rows({ database }: LeadBackend) {
  for await (const lead of eachLead(database)) yield csvRow(listedLead(lead));
}
