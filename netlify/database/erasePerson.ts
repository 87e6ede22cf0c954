import { inArray, or, sql } from "drizzle-orm";

import { type Database, transaction } from "./connection";
import { leadsWhere, type RecordedLead } from "./leads";
import { type AppointmentRow, appointments, leads, outbox, type OutboxRow } from "./schema";

/** What is erased of a person. */
export interface Erased {
  leads: RecordedLead[];
  appointments: AppointmentRow[];
  /** What the webhook got of it, or may have got: the id of the lead or appointment, and whether it said so. */
  posts: { about: string; kind: OutboxRow["kind"]; isSent: boolean }[];
}

/** Deletes every lead and appointment of a person, and what the outbox holds of them. */
export async function erasePerson(database: Database, email: string): Promise<Erased> {
  return transaction(database, async ({ orm }) => {
    const isTheirs = (column: typeof leads.email | typeof appointments.email) =>
      sql`lower(${column}) = lower(${email})`;
    const theirLeads = await leadsWhere({ orm }, isTheirs(leads.email));
    const theirAppointments = await orm
      .select()
      .from(appointments)
      .where(isTheirs(appointments.email));
    const idsOf = <Id>(rows: { id: Id }[]) => rows.map(({ id }) => id);
    // Locked, so that none is taken and posted between being read here and deleted with what it is about.
    const rows = await orm
      .select()
      .from(outbox)
      .where(
        or(
          inArray(outbox.leadId, idsOf(theirLeads)),
          inArray(outbox.appointmentId, idsOf(theirAppointments)),
        ),
      )
      .orderBy(outbox.id)
      .for("update");
    await orm.delete(leads).where(inArray(leads.id, idsOf(theirLeads)));
    await orm.delete(appointments).where(inArray(appointments.id, idsOf(theirAppointments)));
    const posts = rows.filter(
      ({ channel, attempt, sentAt }) => channel === "webhook" && (sentAt || attempt > 0),
    );
    return {
      leads: theirLeads,
      appointments: theirAppointments,
      posts: posts.map(({ leadId, appointmentId, kind, sentAt }) => ({
        about: leadId ?? appointmentId ?? "",
        kind,
        isSent: sentAt !== null,
      })),
    };
  });
}
