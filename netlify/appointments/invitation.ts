import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";

import type { AppointmentRow } from "../database/schema";
import type { Mailbox } from "../mail/mailbox";

/** What an invitation says beyond the appointment itself. */
export interface InvitationDetails {
  method: "REQUEST" | "CANCEL";
  summary: string;
  description: string;
  /** Our own address: calendars send their replies there. */
  organizer: Mailbox;
  attendees: Mailbox[];
  /** Milliseconds since the epoch. */
  now: number;
}

const uidStart = "rendez-vous-";

/** UID of an appointment in all calendars, whatever happens to it. */
function uidOf({ id }: Pick<AppointmentRow, "id">, organizer: Mailbox): string {
  return `${uidStart}${id}@${organizer.address.slice(organizer.address.lastIndexOf("@") + 1)}`;
}

/** Whether an event of a calendar is one of our appointments. */
export function isOurUid(uid: string): boolean {
  return uid.startsWith(uidStart);
}

/** A name as the value of a parameter, in which RFC 6868 writes what RFC 5545 has no room for; ical-generator 10 does not. */
function parameter(name: string): string {
  return name.replace(/\^/g, "^^").replace(/\r?\n/g, "^n").replace(/"/g, "^'");
}

/** The invitation to an appointment, its update or its end, as RFC 5546 (iTIP) wants it. */
export function invitation(appointment: AppointmentRow, details: InvitationDetails): string {
  const { method, summary, description, organizer, attendees, now } = details;
  const isCancelled = method === "CANCEL";
  const calendar = ical({
    prodId: { company: "site", product: "rendez-vous", language: "FR" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uidOf(appointment, organizer),
    sequence: appointment.sequence,
    stamp: new Date(now),
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary,
    description,
    location: appointment.meeting,
    url: appointment.meeting,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: parameter(organizer.name), email: organizer.address },
    attendees: attendees.map(({ name, address }) => ({
      name: parameter(name),
      email: address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: !isCancelled,
    })),
  });
  return calendar.toString();
}
