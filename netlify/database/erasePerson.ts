import { inArray, or, sql } from "drizzle-orm";

import { type Database, transaction } from "./connection";
import { leadsWhere } from "./leads";
import { appointments, leads, outbox } from "./schema";

/**
 * Deletes every lead and appointment of a person, and what the outbox holds of them.
 *
 * @returns them, and what the webhook got of it, or may have got: the id of the lead or appointment, and whether it said so
 */
export function erasePerson(database: Database, email: string) {
  return transaction(database, async ({ orm }) => {
    const isTheirs = (column: typeof leads.email | typeof appointments.email) =>
      sql`lower(${column}) = lower(${email})`;
    const theirLeads = await leadsWhere({ orm }, isTheirs(leads.email));
    const theirAppointments = await orm
      .select()
      .from(appointments)
      .where(isTheirs(appointments.email));
    const leadIds = theirLeads.map(({ id }) => id);
    const appointmentIds = theirAppointments.map(({ id }) => id);
    const isAboutThem = or(
      inArray(outbox.leadId, leadIds),
      inArray(outbox.appointmentId, appointmentIds),
    );
    // First, so that none is taken and posted before it is deleted with what it is about.
    const rows = await orm.delete(outbox).where(isAboutThem).returning();
    await orm.delete(leads).where(inArray(leads.id, leadIds));
    await orm.delete(appointments).where(inArray(appointments.id, appointmentIds));
    const posts = rows
      .filter(({ channel, attempt, sentAt }) => channel === "webhook" && (sentAt || attempt > 0))
      .map(({ leadId, appointmentId, kind, sentAt }) => ({
        about: leadId ?? appointmentId ?? "",
        kind,
        isSent: sentAt !== null,
      }));
    return { leads: theirLeads, appointments: theirAppointments, posts };
  });
}
