import { between, inWords, told, wrapped } from "../testing/calendarFeed";
import { busyTimes } from "./busyTimes";

const week = between("2026-11-30", "2026-12-07");
const inParis = "DTSTART;TZID=Europe/Paris";
const hour = "DURATION:PT1H";

it("reads a feed of busy times without events", () => {
  const feed = wrapped(
    "FREEBUSY:20261202T090000Z/20261202T100000Z,20261203T090000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20261204T090000Z/PT1H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20261205T090000Z/PT1H",
  ).replaceAll("VEVENT", "VFREEBUSY");
  const times = ["02", "03", "05"].map((day) => `2026-12-${day}T09:00 60`);
  expect(told(feed, week)).toEqual(times);
});

it("keeps a day busy that ends when it begins", () => {
  const feed = wrapped("DTSTART;VALUE=DATE:20261202\nDTEND;VALUE=DATE:20261202");
  expect(told(feed, week)).toEqual(["2026-12-01T23:00 1440"]);
});

const series = `${inParis}:20261130T100000\n${hour}\nRRULE:FREQ=DAILY;COUNT=3`;
const copy = `RECURRENCE-ID;TZID=Europe/Paris:20261130T100000\n${series}`;
const [first, second, third] = ["2026-11-30", "2026-12-01", "2026-12-02"].map(
  (day) => `${day}T09:00 60`,
);
const [once, host] = [`${inParis}:20261202T100000`, "camille@cresca.example"];
const declined = `ATTENDEE;CN="Durand, Camille";PARTSTAT=DECLINED:mailto:Camille@cresca.example`;

/** What calendars that people publish say, line by line; what they keep busy; how many events cannot be read. */
it.each<[string, string[], (string | undefined)[], number?]>([
  // Broken lines and events
  ["a line that is none", [`${once}\nDESCRIPTION:Bonjour\nà tous\n${hour}`], [third]],
  ["an event without a start", ["SUMMARY:x", `UID:c\n${once}\n${hour}`], [third], 1],
  ["a rule that is none", [`UID:c\n${once}\nRRULE:FREQ=SOMETIMES`, `${once}\n${hour}`], [third], 1],
  [
    "a rule that never ends",
    [`UID:c\n${once}\nRRULE:FREQ=DAILY;INTERVAL=14;BYDAY=MO`, `${once}\n${hour}`],
    [third],
    1,
  ],
  ["a week of the year", [`${once}\n${hour}\nRRULE:FREQ=YEARLY;BYWEEKNO=49`], [], 1],
  ["a period for a date", [`${once}\n${hour}\nRDATE;VALUE=PERIOD:20261203T150000Z/PT2H`], [], 1],
  [
    "ends in UTC",
    [`DTSTART:20261201T100000\n${hour}\nRRULE:FREQ=DAILY;UNTIL=20261202T090000Z`],
    [second, third],
  ],
  ["an alarm's own times", [`${once}\nBEGIN:VALARM\nDURATION:PT5H\nEND:VALARM\n${hour}`], [third]],
  // Outlook's copies of a series
  ["a series that is an exception", [copy], [first, second, third]],
  ["two copies of one", [copy, copy], [first, second, third]],
  // What takes time and what does not
  ["a meeting that the host declined", [`${once}\n${hour}\n${declined}`], []],
  ["one Paul declined", [`${once}\n${hour}\n${declined.replaceAll("Camille", "Paul")}`], [third]],
  [
    "a time of a series that the host declined",
    [series, `RECURRENCE-ID:20261201T090000Z\n${once.replace("02T", "01T")}\n${hour}\n${declined}`],
    [first, third],
  ],
  ["work elsewhere", [`${once}\n${hour}\nX-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE`], []],
  [
    "a journey before it",
    [`${once}\n${hour}\nX-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M`],
    ["2026-12-02T08:30 90"],
  ],
])("reads a calendar with %s", (_, events, busy, unread = 0) => {
  const reading = busyTimes(wrapped(...events), { window: week, email: host }, 2_000);
  expect(inWords(reading.busy)).toEqual(busy);
  expect(reading.unread).toHaveLength(unread);
});

const day = between("2026-12-02", "2026-12-03");
const zoned = (parameter: string) =>
  wrapped(`DTSTART;TZID=${parameter}:20261202T100000\nDURATION:PT1H`);

/** Names of zones that come without a definition; ten o'clock there is, in UTC: */
it.each([
  ["America/New_York", "15:00"],
  ["Romance Standard Time", "09:00"],
  ["GMT Standard Time", "10:00"],
  ["India Standard Time", "04:30"],
  ["tzone://Microsoft/Utc", "10:00"],
  ["/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "13:00"],
  ["Customized Time Zone", "09:00"],
])("reads times in the zone %s", (zone, time) => {
  const expected = [`2026-12-02T${time} 60`];
  expect(told(zoned(zone), day)).toEqual(expected);
  expect(told(zoned(`"${zone}"`), day)).toEqual(expected);
});

// The second is also one of the IANA's, with another time.
it.each(["Customized Time Zone", "EST"])("takes %s from the calendar's own definition", (zone) => {
  const own = zoned(zone).replace(
    "BEGIN:VEVENT",
    `BEGIN:VTIMEZONE\r\nTZID:${zone}\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0330\r\nTZOFFSETTO:+0330\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT`,
  );
  expect(told(own, day)).toEqual(["2026-12-02T06:30 60"]);
});
