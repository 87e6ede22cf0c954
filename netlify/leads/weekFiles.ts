import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { Temporal } from "temporal-polyfill";

import { appointmentsBetween } from "../database/appointmentUpkeep";
import type { Database } from "../database/connection";
import { eachLead } from "../database/leads";
import type { Attachment } from "../mail/composeMail";
import { appointmentCsv, appointmentCsvRow, csvRow, leadCsv } from "./leadCsv";
import { listedLead } from "./leadList";

/**
 * The files of a Monday's digest, for French Excel: the leads of the week before, and the appointments of that week and
 * of the one that begins. None on other days.
 */
export async function weekFiles(at: Date, database: Database): Promise<Attachment[]> {
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO("Europe/Paris")
    .startOfDay();
  if (today.dayOfWeek !== 1) return [];
  const weeksFrom = (weeks: number) => new Date(today.add({ weeks }).epochMilliseconds);
  const [lastWeek, nextWeek] = [weeksFrom(-1), weeksFrom(1)];
  const leads = leadRows(database, { since: lastWeek, until: weeksFrom(0) });
  const appointments = await appointmentsBetween(database, { since: lastWeek, until: nextWeek });
  const day = today.toPlainDate().toString();
  const type = { contentType: "text/csv; charset=utf-8" };
  return [
    {
      filename: `messages-${day}.csv`,
      content: await buffer(Readable.from(leads).pipe(leadCsv(";"))),
      ...type,
    },
    {
      filename: `rendez-vous-${day}.csv`,
      content: await buffer(
        Readable.from(appointments.map(appointmentCsvRow)).pipe(appointmentCsv(";")),
      ),
      ...type,
    },
  ];
}

async function* leadRows(database: Database, received: { since: Date; until: Date }) {
  for await (const lead of eachLead(database, { received })) yield csvRow(listedLead(lead));
}
