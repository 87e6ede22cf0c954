import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { uidOf } from "../appointments/invitation";
import type { AppointmentRow } from "../database/schema";
import { addresses, oneLine } from "../leads/leadMail";

/** The booked appointments as a calendar to import; each has the UID of its invitation. */
export function appointmentCalendar(
  rows: readonly AppointmentRow[],
  backend: AppointmentBackend,
): string {
  const { texts, hosts } = backend.booking;
  const organizer = addresses(backend).from;
  const calendar = ical({
    prodId: { company: "site", product: "rendez-vous", language: "FR" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const row of rows) {
    if (row.state !== "booked") continue;
    const host = hosts.find(({ slug }) => slug === row.host)?.name ?? row.host;
    calendar.createEvent({
      id: uidOf(row, organizer),
      sequence: row.sequence,
      stamp: new Date(backend.clock()),
      start: row.startsAt,
      end: row.endsAt,
      summary: `${texts.mails.summary} ${oneLine(row.name, 80)}`,
      description: [host, row.email, row.phone, row.website, row.subject]
        .filter((part) => part !== "")
        .join("\n"),
      location: row.meeting,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
