import type { Config } from "@netlify/functions";

import { purgeAppointments } from "../../database/appointments";
import { purgeLeads } from "../../database/leads";
import { queueMessages } from "../../database/outbox";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { utcDay } from "../../leads/receiveLead";
import { eachAlone, scheduled } from "../../leads/scheduledWork";
import { sendOutbox } from "../../leads/sendOutbox";

/**
 * Once a day: deletes the leads and appointments whose stated term is over, and mails the report, also when there is
 * nothing to report: its absence then means something. One report a day, also when two runs overlap; one that does not
 * get through waits in the outbox like any mail.
 */
export async function sendLeadDigest(backend: LeadBackend) {
  const { database, clock, content } = backend;
  const days = content.site.leads.retentionDays;
  const messageId = `digest.${utcDay(clock())}`;
  return eachAlone({
    purged: () => purgeLeads(database, days),
    appointments: () => purgeAppointments(database, days),
    digest: () => queueMessages(database, [{ channel: "mail", kind: "digest", messageId }]),
    mails: () => sendOutbox(backend),
  });
}

export default scheduled((context) => sendLeadDigest(openLeadBackend(context)));

export const config: Config = { schedule: "0 6 * * *" };
