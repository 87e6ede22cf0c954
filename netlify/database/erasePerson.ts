import { inArray, or, sql } from "drizzle-orm";

import { eraseAppointments } from "./appointmentUpkeep";
import type { Database } from "./connection";
import { eraseLeads, type RecordedLead } from "./leads";
import { type AppointmentRow, appointments, leads, outbox, type OutboxRow } from "./schema";

/** What is erased of a person. */
export interface Erased {
  leads: RecordedLead[];
  appointments: AppointmentRow[];
  /** What the webhook got of it, or may have got: the id of the lead or appointment, and whether it said so. */
  posts: { about: string; kind: OutboxRow["kind"]; isSent: boolean }[];
}

/** Deletes every lead and appointment of a person, and what the outbox holds of them. */
export async function erasePerson(
  { orm, now }: Database,
  { email, dryRun = false }: { email: string; dryRun?: boolean },
): Promise<Erased> {
  return orm.transaction(async (transaction) => {
    const statements = { orm: transaction, now };
    const isTheirs = (column: typeof leads.email | typeof appointments.email) =>
      sql`lower(${column}) = lower(${email})`;
    const ofLead = transaction.select({ id: leads.id }).from(leads).where(isTheirs(leads.email));
    const ofAppointment = transaction
      .select({ id: appointments.id })
      .from(appointments)
      .where(isTheirs(appointments.email));
    // Locked, so that none is taken and posted between being read here and deleted with what it is about.
    const rows = await transaction
      .select()
      .from(outbox)
      .where(or(inArray(outbox.leadId, ofLead), inArray(outbox.appointmentId, ofAppointment)))
      .orderBy(outbox.id)
      .for("update");
    const posts = rows.filter(
      ({ channel, attempt, sentAt }) => channel === "webhook" && (sentAt || attempt > 0),
    );
    return {
      leads: await eraseLeads(statements, { email, dryRun }),
      appointments: await eraseAppointments(statements, { email, dryRun }),
      posts: posts.map(({ leadId, appointmentId, kind, sentAt }) => ({
        about: leadId ?? appointmentId ?? "",
        kind,
        isSent: sentAt !== null,
      })),
    };
  });
}
