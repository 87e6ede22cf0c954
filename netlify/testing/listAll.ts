import { eachLead } from "../database/leads";
import type { LeadBackend } from "../leads/leadBackend";
import { type ListedLead, listedLead } from "../leads/leadList";

/** All leads, as staff see them. */
export async function listAll({ database }: LeadBackend): Promise<ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const lead of eachLead(database)) leads.push(listedLead(lead));
  return leads;
}
