import { eachLead, type RecordedLead } from "../database/leads";
import type { LeadBackend } from "../leads/leadBackend";

/** All leads, with what became of their mails. */
export async function listAll({ database }: LeadBackend): Promise<RecordedLead[]> {
  const leads: RecordedLead[] = [];
  for await (const lead of eachLead(database)) leads.push(lead);
  return leads;
}
