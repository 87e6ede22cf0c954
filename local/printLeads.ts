import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { eachLead, type LeadState } from "../netlify/database/leads";
import type { LeadBackend } from "../netlify/leads/leadBackend";
import { csvRow, leadCsv } from "../netlify/leads/leadCsv";

type Only = LeadState | undefined;

// All of them stream to the output under backpressure, so that memory does not grow with the leads.

/** Prints a line for each lead. */
export async function printLines(state: Only, { database }: LeadBackend): Promise<void> {
  async function* lines() {
    let count = 0;
    for await (const lead of eachLead(database, { state })) {
      const failed = lead.failures.length > 0 ? ` (${lead.failures.length} failed attempts)` : "";
      yield `${lead.id}  ${lead.state.padEnd(10)} ${lead.receivedAt.toISOString()}${failed}\n`;
      count += 1;
    }
    yield `${count} leads\n`;
  }
  await pipeline(Readable.from(lines()), process.stdout, { end: false });
}

/** Prints leads as one list of JSON, each a flat object. */
export async function printJson(state: Only, { database }: LeadBackend): Promise<void> {
  async function* chunks() {
    let before = "[";
    for await (const lead of eachLead(database, { state })) {
      yield `${before}\n  ${JSON.stringify(lead)}`;
      before = ",";
    }
    yield before === "[" ? "[]\n" : "\n]\n";
  }
  await pipeline(Readable.from(chunks()), process.stdout, { end: false });
}

/** Prints all leads as CSV. */
export async function printCsv(separator: string, { database }: LeadBackend): Promise<void> {
  async function* rows() {
    for await (const lead of eachLead(database)) yield csvRow(lead);
  }
  await pipeline(rows(), leadCsv(separator), process.stdout, { end: false });
}
