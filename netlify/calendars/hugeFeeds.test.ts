import { createServer } from "node:http";

import { busyTimes } from "./busyTimes";
import { fetchCalendar } from "./fetchCalendar";

const december = {
  start: Date.parse("2026-12-01T00:00:00Z"),
  end: Date.parse("2027-01-01T00:00:00Z"),
};
const event = (times: string) =>
  `BEGIN:VEVENT\r\nUID:${Math.random()}\r\nSUMMARY:Réunion\r\n${times}\r\nEND:VEVENT\r\n`;
const calendar = (events: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//\r\n${events}END:VCALENDAR\r\n`;

/** Events of twelve years, then one of this month: nearly ten megabytes. */
function oldCalendar(): string {
  const events: string[] = [];
  for (let index = 0, length = 0; length < 9_800_000; index += 1) {
    const date = `${2014 + (index % 12)}${String(1 + (index % 12)).padStart(2, "0")}${10 + (index % 18)}`;
    const zone = index % 2 ? ";TZID=Europe/Paris" : ";VALUE=DATE";
    const hour = index % 2 ? "T100000" : "";
    const old = event(`DTSTART${zone}:${date}${hour}\r\nDTEND${zone}:${date}${hour}`);
    events.push(old);
    length += Buffer.byteLength(old);
  }
  return calendar(events.join("") + event("DTSTART:20261202T090000Z\r\nDTEND:20261202T100000Z"));
}

it("reads a calendar of ten megabytes from its server", async () => {
  const feed = oldCalendar();
  expect(Buffer.byteLength(feed)).toBeGreaterThan(9_800_000);
  const server = createServer((_, response) => response.end(feed)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const limits = { bytes: 10_000_000, time: 60_000 };
  const read = await fetchCalendar(`http://127.0.0.1:${port}/`, limits);
  server.close();
  // Without the limit of time, which a busy machine exceeds.
  expect(busyTimes(read, { window: december }, 60_000).busy).toEqual([
    { start: Date.parse("2026-12-02T09:00:00Z"), end: Date.parse("2026-12-02T10:00:00Z") },
  ]);
});

it("understands 300 meetings that have repeated for eleven years", () => {
  const meeting = (hour: number) =>
    event(`DTSTART:20150105T${hour}0000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;BYDAY=WE`);
  const meetings = Array.from({ length: 300 }, (_, index) => meeting(10 + (index % 8)));
  const before = process.cpuUsage();
  // Without the limit of time, which a busy machine exceeds.
  const { busy } = busyTimes(calendar(meetings.join("")), { window: december }, 10_000);
  // On five Wednesdays.
  expect(busy).toHaveLength(5 * 300);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

const daily = "DTSTART:20200101T100000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY";
it.each([
  ["every second", "DTSTART:20200101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY"],
  ["a day that never falls on a Monday", `${daily};INTERVAL=14;BYDAY=MO`],
  ["a hundred thousand rules", Array.from({ length: 30_000 }, () => daily).join("\r\n")],
])("does not keep the processor for a calendar with %s", (_, times) => {
  const before = process.cpuUsage();
  let outcome = "read";
  try {
    const { busy, unread } = busyTimes(calendar(event(times)), { window: december });
    if (unread.length > 0 || busy.length === 0) outcome = "left out";
  } catch (error) {
    outcome = String(error);
  }
  expect(outcome).toMatch(/too much work|left out/);
  const { user } = process.cpuUsage(before);
  // A second, and what other threads of the process do for it.
  expect(user / 1_000).toBeLessThan(4_000);
});
