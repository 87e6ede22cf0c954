import type { ErasePreview } from "../../contract/desk";
import { eraseAppointments } from "../database/appointmentUpkeep";
import { writeHistory } from "../database/history";
import { together } from "../database/leadChanges";
import { eraseLeads } from "../database/leads";
import type { LeadBackend } from "../leads/leadBackend";

/** What there is of a person. */
export async function personPreview(
  email: string,
  { database }: LeadBackend,
): Promise<ErasePreview> {
  const wanted = { email, dryRun: true };
  const leads = await eraseLeads(database, wanted);
  const appointments = await eraseAppointments(database, wanted);
  return { email, leads: leads.length, appointments: appointments.length };
}

/** Deletes all that there is of a person. Who did it is written down; whom it was about is not. */
export function erasePerson(
  email: string,
  who: string,
  { database }: LeadBackend,
): Promise<ErasePreview> {
  return together(database, async (within) => {
    const leads = await eraseLeads(within, { email });
    const appointments = await eraseAppointments(within, { email });
    const erased = leads.length + appointments.length;
    if (erased > 0) await writeHistory(within, { who, what: "erased", detail: String(erased) });
    return { email, leads: leads.length, appointments: appointments.length };
  });
}
