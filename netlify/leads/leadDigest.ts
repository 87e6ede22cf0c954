import { purgeAppointments } from "../database/appointmentUpkeep";
import { purgeLeads } from "../database/leads";
import { queueDigest } from "../database/outbox";
import type { LeadBackend } from "./leadBackend";
import { messageIdOf } from "./leadMail";
import { utcDay } from "./receiveLead";
import { eachAlone } from "./scheduledWork";
import { sendOutbox, type SendReport } from "./sendOutbox";

/**
 * Once a day: deletes the leads and appointments whose stated term is over, and mails the report, also when there is
 * nothing to report: its absence then means something. One report a day, also when two runs overlap; one that does
 * not get through waits in the outbox like any mail.
 */
export async function sendLeadDigest(
  backend: LeadBackend,
): Promise<SendReport & { purged: number; digest: "queued" | "already-queued" }> {
  const { database, clock, content } = backend;
  const days = content.site.leads.retentionDays;
  const { purged } = await eachAlone({
    purged: () => purgeLeads(database, { days }),
    appointments: () => purgeAppointments(database, { days }),
  });
  const messageId = messageIdOf(`digest.${utcDay(clock())}`, backend);
  const isNew = await queueDigest(database, messageId);
  const report = await sendOutbox(backend);
  return {
    digest: isNew ? "queued" : "already-queued",
    purged: Array.isArray(purged) ? purged.length : 0,
    ...report,
  };
}
