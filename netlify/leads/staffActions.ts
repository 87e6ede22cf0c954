import { attemptLead } from "./attemptLead";
import type { Lead, LeadState } from "./lead";
import type { LeadBackend } from "./leadBackend";
import { leadSnapshot } from "./leadSnapshot";

/** A lead with what became of it, for staff. */
export interface ListedLead {
  id: string;
  state: LeadState;
  receivedAt: string;
  sentAt: string | null;
  /** Failed attempts to mail it, with their reasons. */
  failures: string[];
  score: number;
  signs: string[];
  fields: Lead["fields"];
}

/** All leads, oldest first. */
export async function listLeads({ store }: LeadBackend): Promise<ListedLead[]> {
  const snapshot = await leadSnapshot(store.keys);
  const pending = new Set(snapshot.pending);
  const held = snapshot.quarantined.filter((id) => !pending.has(id));
  const listed: ListedLead[] = [];
  for (const id of [...pending, ...held].sort()) {
    const lead = pending.has(id) ? await store.read(id) : await store.readQuarantined(id);
    if (!lead) continue;
    const isSent = snapshot.sent.has(id);
    const isDead = snapshot.dead.has(id);
    listed.push({
      id,
      state: !pending.has(id) ? "quarantine" : isSent ? "sent" : isDead ? "dead" : "pending",
      receivedAt: lead.receivedAt,
      sentAt: isSent ? await store.keys.get(`sent/${id}`) : null,
      failures: (snapshot.failed.get(id) ?? []).map(({ reason }) => reason),
      score: lead.score,
      signs: lead.signs,
      fields: lead.fields,
    });
  }
  return listed;
}

/** Mails a lead now, also one that was sent or given up. */
export async function resendLead(id: string, backend: LeadBackend): Promise<string> {
  const { store } = backend;
  if (!(await store.read(id))) return "unknown lead";
  // Both marks off first: should this attempt fail, the scheduler takes over.
  await store.keys.remove(`dead/${id}`);
  await store.keys.remove(`alerted/${id}`);
  await store.keys.remove(`sent/${id}`);
  if (!backend.mailer.isConfigured) return "left to the scheduler";
  const outcome = await attemptLead(id, await leadSnapshot(store.keys), backend, 15_000);
  return outcome === "skipped" ? "left to the scheduler" : outcome.status;
}

/** Takes a lead out of quarantine and mails it. */
export async function releaseLead(id: string, backend: LeadBackend): Promise<string> {
  const { store } = backend;
  const lead = await store.readQuarantined(id);
  if (!lead) return "not in quarantine";
  if (!(await store.read(id))) await store.write("pending", lead, 10_000);
  await store.keys.remove(`quarantine/${id}`);
  if (await store.isSent(id)) return "delivered";
  return resendLead(id, backend);
}
