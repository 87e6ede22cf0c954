import ICAL from "ical.js";

/** The components of one kind in an iCalendar file whose folded lines are whole again, as text. */
export function componentsOf(file: string, name: "VEVENT" | "VFREEBUSY" | "VTIMEZONE"): string[] {
  const inside = `(?:(?!^BEGIN:${name}\\s*$)[^])*?`;
  return file.match(new RegExp(`^BEGIN:${name}\\s*$${inside}^END:${name}\\s*$`, "gim")) ?? [];
}

/** What says when an owner is busy. `ical.js` refuses a whole component for one broken line in a description. */
const useful = [
  "BEGIN|END|UID|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY",
  "ATTENDEE.*DECLINED.*|X-MICROSOFT-CDO-BUSYSTATUS|X-APPLE-TRAVEL-DURATION|TZID|TZOFFSETFROM|TZOFFSETTO",
];
const usefulLine = new RegExp(`^(?:${useful.join("|")})[;:].*$`, "gim");

/** @throws when a line that counts cannot be read. */
export function readComponent(text: string): ICAL.Component {
  const lines = text.match(usefulLine)?.join("\r\n") ?? "";
  // Outlook's `tzone://Microsoft/Utc` lacks the quotation marks that a colon needs.
  const quoted = lines.replace(/(?<=;TZID=)[^":;\r\n]*:[^"\r\n]*(?=:\d)/gi, '"$&"');
  return new ICAL.Component(ICAL.parse(quoted) as unknown[]);
}
