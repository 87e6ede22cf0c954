import { between, told, wrapped } from "../testing/calendarFeed";
import { busyTimes } from "./busyTimes";

const week = between("2026-11-30", "2026-12-07");
const inParis = "DTSTART;TZID=Europe/Paris";
const hour = "DURATION:PT1H";

/** Names of zones that come without a definition; ten o'clock there is, in UTC: */
it.each([
  ["India Standard Time", "04:30"],
  ["Tokyo Standard Time", "01:00"],
  ["Arabian Standard Time", "06:00"],
  ["EST5EDT", "15:00"],
  ["UTC", "10:00"],
  ["tzone://Microsoft/Utc", "10:00"],
  ["(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris", "09:00"],
  ["Customized Time Zone", "09:00"],
])("reads times in the zone %s", (zone, time) => {
  const expected = [`2026-12-02T${time} 60`];
  expect(told(wrapped(`DTSTART;TZID=${zone}:20261202T100000\n${hour}`), week)).toEqual(expected);
  expect(told(wrapped(`DTSTART;TZID="${zone}":20261202T100000\n${hour}`), week)).toEqual(expected);
});

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

it("understands 300 meetings that have repeated for eleven years", () => {
  const events = Array.from(
    { length: 300 },
    (_, index) =>
      `${inParis}:20150105T${10 + (index % 8)}0000\n${hour}\nRRULE:FREQ=WEEKLY;BYDAY=WE`,
  );
  const before = process.cpuUsage();
  // Without the limit of time, which a busy machine exceeds.
  expect(busyTimes(wrapped(...events), week)).toHaveLength(1);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
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
