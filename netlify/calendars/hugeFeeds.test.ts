import { between, wrapped } from "../testing/calendarFeed";
import { busyTimes } from "./busyTimes";

const december = between("2026-12-01", "2027-01-01");
/** Milliseconds of the processor's time: a busy machine exceeds any limit of time. */
function costOf(feed: string): { cost: number; count: number } {
  const before = process.cpuUsage();
  const { busy } = busyTimes(feed, { window: december }, 60_000);
  return { cost: process.cpuUsage(before).user / 1_000, count: busy.length };
}

it("passes over twelve years of a calendar of ten megabytes", () => {
  const old = Array.from({ length: 75_000 }, (_, index) => {
    const day = `${2014 + (index % 12)}0105`;
    const time = index % 2 ? `;VALUE=DATE:${day}` : `;TZID=Europe/Paris:${day}T100000`;
    return `UID:${index}\nDTSTART${time}\nDTEND${time}`;
  });
  const { cost, count } = costOf(wrapped(...old, "DTSTART:20261202T090000Z\nDURATION:PT1H"));
  expect(count).toBe(1);
  expect(cost).toBeLessThan(2_000);
});

it("understands 300 meetings that have repeated for eleven years", () => {
  const meetings = Array.from(
    { length: 300 },
    (_, index) =>
      `UID:${index}\nDTSTART:20150105T${10 + (index % 8)}0000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;BYDAY=WE`,
  );
  const { cost, count } = costOf(wrapped(...meetings));
  // On five Wednesdays.
  expect(count).toBe(5 * 300);
  expect(cost).toBeLessThan(1_000);
});

it("understands ten monthly ones that are twenty years old", () => {
  const last = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1";
  const meeting = `DTSTART:20060228T100000Z\nDURATION:PT1H\nRRULE:${last}`;
  const { cost, count } = costOf(wrapped(...Array<string>(10).fill(meeting)));
  expect(count).toBe(10);
  expect(cost).toBeLessThan(1_500);
});

const daily = "DTSTART:20200101T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY";
it.each([
  ["every second", "DTSTART:20200101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY"],
  ["tables that never end", `END:VEVENT\n${"BEGIN:VFREEBUSY\n".repeat(40_000)}`],
  ["a hundred thousand rules", Array.from({ length: 30_000 }, () => daily).join("\n")],
])("does not keep the processor for a calendar with %s", (_, times) => {
  const before = process.cpuUsage();
  let outcome = "read";
  try {
    const { busy, unread } = busyTimes(wrapped(times), { window: december });
    if (unread.length > 0 || busy.length === 0) outcome = "left out";
  } catch (error) {
    outcome = String(error);
  }
  expect(outcome).toMatch(/too much work|left out/);
  const { user } = process.cpuUsage(before);
  // A second, and what other threads of the process do for it.
  expect(user / 1_000).toBeLessThan(4_000);
});
