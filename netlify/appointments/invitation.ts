import ICAL from "ical.js";

import type { AppointmentRow } from "../database/schema";
import type { Mailbox } from "../mail/composeMail";

/** What an invitation says beyond the appointment itself. */
export interface InvitationDetails {
  method: "REQUEST" | "CANCEL";
  summary: string;
  description: string;
  /** Our own address: calendars send their replies there. */
  organizer: Mailbox;
  attendee: Mailbox;
  /** Milliseconds since the epoch. */
  now: number;
}

const uidStart = "rendez-vous-";
// A line may have 75 bytes; ical.js does not count the space before those that go on.
ICAL.foldLength = 74;

/** Whether an event of a calendar is one of our appointments. */
export const isOurUid = (uid: string) => uid.startsWith(uidStart);

/** The invitation to an appointment, its update or its end, as RFC 5546 (iTIP) wants it. */
export function invitation(appointment: AppointmentRow, details: InvitationDetails): string {
  const { method, summary, description, organizer, attendee, now } = details;
  const [status, rsvp] = method === "CANCEL" ? ["CANCELLED", "FALSE"] : ["CONFIRMED", "TRUE"];
  const calendar = new ICAL.Component("vcalendar");
  const head = { version: "2.0", prodid: "-//site//rendez-vous//FR", method };
  for (const [name, value] of Object.entries(head)) calendar.addPropertyWithValue(name, value);
  const event = calendar.addSubcomponent(new ICAL.Component("vevent"));
  const instant = (time: Date | number) => ICAL.Time.fromJSDate(new Date(time), true);
  const values = {
    // The same in all calendars, whatever happens to it.
    uid: `${uidStart}${appointment.id}`,
    sequence: appointment.sequence,
    dtstamp: instant(now),
    dtstart: instant(appointment.startsAt),
    dtend: instant(appointment.endsAt),
    ...{ summary, description, location: appointment.meeting, url: appointment.meeting },
    status,
    transp: "OPAQUE",
  };
  for (const [name, value] of Object.entries(values)) event.addPropertyWithValue(name, value);
  const addPerson = (property: string, { name, address }: Mailbox, parameters = {}) => {
    // A `?` would begin the headers of a mail, such as Cc (RFC 6068).
    const uri = `mailto:${address.replace(/[%?]/g, encodeURIComponent)}`;
    const person = event.addPropertyWithValue(property, uri);
    const all = { cn: name.replaceAll("\r", ""), ...parameters };
    for (const [key, value] of Object.entries<string>(all)) person.setParameter(key, value);
  };
  addPerson("organizer", organizer);
  addPerson("attendee", attendee, { role: "REQ-PARTICIPANT", partstat: "NEEDS-ACTION", rsvp });
  return `${calendar.toString()}\r\n`;
}

/** Links that add an appointment to a calendar on the web. */
export function calendarLinks(
  { startsAt, endsAt, meeting }: Pick<AppointmentRow, "startsAt" | "endsAt" | "meeting">,
  { summary, description }: { summary: string; description: string },
) {
  const compact = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");
  // Outlook shows a + as it is.
  const query = (values: Record<string, string>) =>
    new URLSearchParams(values).toString().replaceAll("+", "%20");
  const google = new URL("https://calendar.google.com/calendar/render");
  google.search = query({
    action: "TEMPLATE",
    text: summary,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: description,
    location: meeting,
  });
  const outlook = new URL("https://outlook.live.com/calendar/0/deeplink/compose");
  outlook.search = query({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: summary,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: description,
    location: meeting,
  });
  return { google: google.href, outlook: outlook.href };
}
