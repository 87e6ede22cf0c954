import { between, inWords, told, wrapped } from "../testing/calendarFeed";
import { busyTimes } from "./busyTimes";

const week = between("2026-11-30", "2026-12-07");
const inParis = "DTSTART;TZID=Europe/Paris";
const hour = "DURATION:PT1H";

it("moves all that follows with a time that was moved together with the rest", () => {
  const series = `${inParis}:20261130T100000\n${hour}\nRRULE:FREQ=DAILY;COUNT=5`;
  const from = "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20261202T100000";
  const moved = `${from}\n${inParis}:20261202T160000\nDURATION:PT2H`;
  expect(told(wrapped(series, moved), week)).toEqual([
    "2026-11-30T09:00 60",
    "2026-12-01T09:00 60",
    "2026-12-02T15:00 120",
    "2026-12-03T15:00 120",
    "2026-12-04T15:00 120",
  ]);
  const ended = `${from}\nSTATUS:CANCELLED\n${inParis}:20261202T100000\n${hour}`;
  expect(told(wrapped(series, ended), week)).toEqual([
    "2026-11-30T09:00 60",
    "2026-12-01T09:00 60",
  ]);
});

it("gives extra times that are periods the length of their own", () => {
  const periods = "20261203T150000Z/PT2H,20261204T150000Z/20261204T180000Z";
  const feed = wrapped(`DTSTART:20261202T100000Z\n${hour}\nRDATE;VALUE=PERIOD:${periods}`);
  expect(told(feed, week)).toEqual([
    "2026-12-02T10:00 60",
    "2026-12-03T15:00 120",
    "2026-12-04T15:00 180",
  ]);
});

it("reads a feed that tells busy times and no events", () => {
  const feed = wrapped(
    "FREEBUSY:20261202T090000Z/20261202T100000Z,20261203T090000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20261204T090000Z/PT1H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20261205T090000Z/PT1H",
  ).replaceAll("VEVENT", "VFREEBUSY");
  expect(told(feed, week)).toEqual([
    "2026-12-02T09:00 60",
    "2026-12-03T09:00 60",
    "2026-12-05T09:00 60",
  ]);
});

it.each([
  ["a day that is not said to be one", "DTSTART:20261202\nDTEND:20261203"],
  ["a day that ends when it begins", "DTSTART;VALUE=DATE:20261202\nDTEND;VALUE=DATE:20261202"],
  [
    "a day left out that is not said to be one",
    "DTSTART:20261201\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261201",
  ],
])("understands %s", (_, times) => {
  expect(told(wrapped(times), week)).toEqual(["2026-12-01T23:00 1440"]);
});

it("does not lose an event whose properties are in small letters", () => {
  const feed = wrapped("DTSTART:20200107T100000Z\nDTEND:20200107T110000Z\nrrule:FREQ=WEEKLY");
  expect(told(feed, week)).toEqual(["2026-12-01T10:00 60"]);
});

const series = `${inParis}:20261130T100000\n${hour}\nRRULE:FREQ=DAILY;COUNT=3`;
const [first, second, third] = ["2026-11-30", "2026-12-01", "2026-12-02"].map(
  (day) => `${day}T09:00 60`,
);
const [once, host] = [`${inParis}:20261202T100000`, "camille@cresca.example"];
const declined = `ATTENDEE;CN="Durand, Camille";PARTSTAT=DECLINED:mailto:Camille@cresca.example`;

/** What calendars that people publish say, line by line; what they keep busy; how many events cannot be read. */
it.each<[string, string[], (string | undefined)[], number?]>([
  // Broken lines and events
  ["an orphan line", [`${once}\nDESCRIPTION:Bonjour\nà tous\n\n${hour}`], [third]],
  ["an empty RDATE", [`${once}\n${hour}\nRDATE:`], [third]],
  [
    "a space in a rule",
    [`${once}\n${hour}\nRRULE:FREQ=WEEKLY;BYDAY=WE, FR`],
    [third, "2026-12-04T09:00 60"],
  ],
  [
    "a name without quotation marks",
    [`${once}\n${hour}\nORGANIZER;CN=Sixt SE: "A:B":mailto:a@b.example`],
    [third],
  ],
  ["an event without a start", ["SUMMARY:x", `UID:c\n${once}\n${hour}`], [third], 1],
  ["an event on 31 November", ["UID:c\nDTSTART:20261131T100000Z", `${once}\n${hour}`], [third], 1],
  ["a rule that is none", [`${once}\n${hour}\nRRULE:FREQ=SOMETIMES`], [third], 1],
  ["every second for ever", [`${once}\n${hour}\nRRULE:FREQ=SECONDLY`], [third], 1],
  [
    "an alarm with times of its own",
    [`${once}\nBEGIN:VALARM\nDURATION:PT5H\nEND:VALARM\n${hour}`],
    [third],
  ],
  [
    "a task that is broken",
    [
      `${once}\n${hour}\nEND:VEVENT\nBEGIN:VTODO\nDUE:never\nEND:VTODO\nBEGIN:VEVENT\nUID:t\nDTSTART:20200101`,
    ],
    [third],
  ],
  ["a length that is not quite one", [`${once}\nDURATION:P60M`], [third]],
  [
    "the end of the day as hour 24",
    ["DTSTART:20261202T230000Z\nDTEND:20261202T240000Z"],
    ["2026-12-02T23:00 60"],
  ],
  ["an offset", ["DTSTART:20261202T100000+0100\nDTEND:20261202T1100+0100"], [third]],
  // Series and their exceptions
  [
    "a series that is an exception",
    [`RECURRENCE-ID;TZID=Europe/Paris:20261130T100000\n${series}`],
    [first, second, third],
  ],
  [
    "two copies of one",
    Array<string>(2).fill(`RECURRENCE-ID;TZID=Europe/Paris:20261130T100000\n${series}`),
    [first, second, third],
  ],
  [
    "an exception that names a day",
    [series, `RECURRENCE-ID;VALUE=DATE:20261201\n${once.replace("02T10", "03T10")}\n${hour}`],
    [first, third, "2026-12-03T09:00 60"],
  ],
  [
    "a day that is an exception by an instant",
    [
      "DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=2",
      "RECURRENCE-ID:20261201T000000Z\nSTATUS:CANCELLED\nDTSTART:20261201",
    ],
    ["2026-12-01T23:00 1440"],
  ],
  [
    "a rest that names a day",
    [
      series,
      `RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261201\n${inParis}:20261201T110000\n${hour}`,
    ],
    [first, "2026-12-01T10:00 60", "2026-12-02T10:00 60"],
  ],
  // What takes time and what does not
  ["a meeting that the host declined", [`${once}\n${hour}\n${declined}`], []],
  [
    "one that another declined",
    [`${once}\n${hour}\n${declined.replace("Camille@", "paul@")}`],
    [third],
  ],
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
  // Rules
  [
    "the last working day",
    [
      "DTSTART:20251231T100000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYMONTHDAY=1,2,3,4;BYSETPOS=-1",
    ],
    ["2026-12-04T10:00 60"],
  ],
  [
    "the second day of the week",
    ["DTSTART:20260105T100000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH,FR;BYSETPOS=2"],
    ["2026-12-03T10:00 60"],
  ],
  [
    "a week of the year",
    ["DTSTART:20250101T100000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY;BYWEEKNO=49"],
    ["2026-12-02T10:00 60"],
  ],
])("reads a calendar with %s", (_, events, busy, unread = 0) => {
  const reading = busyTimes(wrapped(...events), { window: week, email: host }, 10_000);
  expect(inWords(reading.busy)).toEqual(busy);
  expect(reading.unread).toHaveLength(unread);
});

it.each([
  "FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,TU",
  "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;BYSETPOS=-1",
  "FREQ=DAILY;INTERVAL=5",
  "FREQ=DAILY;INTERVAL=3;BYMONTH=11,12;BYDAY=MO,TU,WE",
  "FREQ=HOURLY;INTERVAL=35",
  "FREQ=MINUTELY;INTERVAL=1001;BYDAY=TU",
])("finds the times of an old series where counting from its start finds them (%s)", (rule) => {
  const times = (more: string) =>
    told(wrapped(`${inParis}:20260104T103000\n${hour}\nRRULE:${rule}${more}`), week);
  // With a count there is no way but to count.
  expect(times("")).toEqual(times(";COUNT=90000"));
  expect(times("").length).toBeGreaterThan(0);
});
