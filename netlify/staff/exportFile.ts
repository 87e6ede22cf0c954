import { Readable } from "node:stream";

import type { ExportFile } from "../../contract/desk";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { listAppointments } from "../database/appointmentUpkeep";
import { writeHistory } from "../database/history";
import { eachLead } from "../database/leads";
import { csv, csvRow, leadCsv } from "../leads/leadCsv";
import { listedLead } from "../leads/leadList";
import { appointmentCalendar } from "./appointmentCalendar";
import { deskHeaders } from "./deskAnswer";

/** A file with all leads or appointments, chunk by chunk; who took it is written down. */
export async function exportFile(
  file: ExportFile,
  who: string,
  backend: AppointmentBackend,
): Promise<Response> {
  const body = await bodies[file](backend);
  await writeHistory(backend.database, { who, what: "exported", detail: file });
  const headers = {
    ...deskHeaders,
    "content-type": file.endsWith(".ics")
      ? "text/calendar; charset=utf-8"
      : "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${file}"`,
  };
  return new Response(body, { headers });
}

type Body = string | ReadableStream;

const bodies: Record<ExportFile, (backend: AppointmentBackend) => Promise<Body>> = {
  "leads.csv": async ({ database }) => stream(Readable.from(leadRows(database)).pipe(leadCsv(";"))),
  "appointments.csv": async ({ database, booking }) => {
    const rows = await listAppointments(database);
    const lines = csv([...appointmentColumns], ";");
    for (const row of rows) {
      const host = booking.hosts.find(({ slug }) => slug === row.host)?.name ?? row.host;
      lines.write({
        ...row,
        host,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
      });
    }
    lines.end();
    return stream(lines);
  },
  "appointments.ics": async (backend) =>
    appointmentCalendar(await listAppointments(backend.database), backend),
};

const appointmentColumns = [
  "id",
  "state",
  "startsAt",
  "endsAt",
  "host",
  "name",
  "email",
  "phone",
  "website",
  "subject",
  "zone",
  "meeting",
] as const;

async function* leadRows(database: AppointmentBackend["database"]) {
  for await (const lead of eachLead(database)) yield csvRow(listedLead(lead));
}

const stream = (readable: Readable) => Readable.toWeb(readable) as ReadableStream;
