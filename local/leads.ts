import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { blobStore } from "../netlify/leads/blobStore";
import { type LeadBackend, openLeadBackend } from "../netlify/leads/leadBackend";
import { leadStoreName } from "../netlify/leads/leadSettings";
import { leadStore } from "../netlify/leads/leadStore";
import { purgeLeads } from "../netlify/leads/purgeLeads";
import { type ListedLead, listLeads, releaseLead, resendLead } from "../netlify/leads/staffActions";
import { leadFieldNames } from "../contract/leadFields";
import { startLocalBlobs } from "./blobs";

const usage = `Usage: npm run leads -- <command> [options]

  list [--state pending|sent|quarantine|dead] [--json]   leads, oldest first
  show <id>                                              one lead, whole, as JSON
  resend <id>... | --dead | --pending                    mail again, now
  release <id>...                                        out of quarantine, and mail
  purge [--dry-run]                                      delete leads sent longer ago than
                                                         leads.retentionDays of site.yaml
  export                                                 all leads as CSV

Works on the local store (DATA_DIR). With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set, works on
production; LEAD_CONTEXT chooses another deploy context.`;

/** `npm run leads`: the staff's view of the store. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      "dry-run": { type: "boolean" },
      dead: { type: "boolean" },
      pending: { type: "boolean" },
      state: { type: "string" },
    },
  });
  const [command, ...ids] = positionals;
  const { backend, close } = await openStaffBackend();
  try {
    switch (command) {
      case "list":
        await printList(backend, values);
        break;
      case "show": {
        const leads = await listLeads(backend);
        console.log(
          JSON.stringify(leads.filter(({ id }) => ids.includes(id)).at(0) ?? null, null, 2),
        );
        break;
      }
      case "resend": {
        const wanted = (lead: ListedLead) =>
          ids.includes(lead.id) ||
          (values.dead && lead.state === "dead") ||
          (values.pending && lead.state === "pending");
        for (const { id } of (await listLeads(backend)).filter(wanted)) {
          console.log(`${id} ${await resendLead(id, backend)}`);
        }
        break;
      }
      case "release":
        for (const id of ids) console.log(`${id} ${await releaseLead(id, backend)}`);
        break;
      case "purge": {
        const { retentionDays } = backend.content.site.leads;
        const dryRun = values["dry-run"] === true;
        for (const id of await purgeLeads(backend, { retentionDays, dryRun })) console.log(id);
        break;
      }
      case "export":
        console.log(csv(await listLeads(backend)));
        break;
      default:
        console.error(usage);
        process.exitCode = 1;
    }
  } finally {
    await close();
  }
}

async function printList(
  backend: LeadBackend,
  { json, state }: { json?: boolean; state?: string },
): Promise<void> {
  const leads = (await listLeads(backend)).filter((lead) => !state || lead.state === state);
  if (json) {
    // The fields stand beside the rest: one flat object per lead.
    console.log(
      JSON.stringify(
        leads.map(({ fields, ...lead }) => ({ ...lead, ...fields })),
        null,
        2,
      ),
    );
    return;
  }
  for (const lead of leads) {
    const failures = lead.failures.length > 0 ? ` (${lead.failures.length} failed attempts)` : "";
    console.log(`${lead.id}  ${lead.state.padEnd(10)} ${lead.receivedAt}${failures}`);
  }
  console.log(`${leads.length} leads`);
}

/** Comma-separated values; a leading apostrophe keeps a spreadsheet from reading a formula. */
function csv(leads: ListedLead[]): string {
  const cell = (text: string) =>
    `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const head = ["id", "state", "receivedAt", "sentAt", ...leadFieldNames];
  const rows = leads.map(({ id, state, receivedAt, sentAt, fields }) => [
    ...[id, state, receivedAt, sentAt ?? ""],
    ...leadFieldNames.map((name) => fields[name]),
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** The store of production when its credentials are given, else the one on this machine. */
async function openStaffBackend(): Promise<{ backend: LeadBackend; close(): Promise<void> }> {
  const siteID = process.env.NETLIFY_SITE_ID;
  const token = process.env.NETLIFY_AUTH_TOKEN;
  if (siteID && token) {
    const name = leadStoreName(process.env.LEAD_CONTEXT || "production");
    const store = leadStore(
      blobStore({ name, timeoutMs: 20_000, access: { siteID, token } }),
      1_000,
    );
    return { backend: { ...openLeadBackend(), store }, close: async () => undefined };
  }
  const blobs = await startLocalBlobs(resolve(process.env.DATA_DIR ?? ".data"));
  const backend = openLeadBackend();
  return {
    backend,
    async close() {
      backend.mailer.close();
      await blobs.close();
    },
  };
}

void main();
