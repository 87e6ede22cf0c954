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
    const idsOf = <Id>(rows: { id: Id }[]) => rows.map(({ id }) => id);
    // Locked, so that none is taken and posted between being read here and deleted with what it is about.
    const isAboutThem = or(
      inArray(outbox.leadId, idsOf(theirLeads)),
      inArray(outbox.appointmentId, idsOf(theirAppointments)),
    );
    const rows = await orm
      .select()
      .from(outbox)
      .where(isAboutThem)
      .orderBy(outbox.id)
      .for("update");
    await orm.delete(leads).where(inArray(leads.id, idsOf(theirLeads)));
    await orm.delete(appointments).where(inArray(appointments.id, idsOf(theirAppointments)));
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
