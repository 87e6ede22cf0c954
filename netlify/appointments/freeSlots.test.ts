import { Temporal } from "temporal-polyfill";

import { type SlotQuestion, freeSlots } from "./freeSlots";
import { parisInstant } from "./parisTime";

const hour = 3_600_000;
const rules = { lengthMinutes: 30, bufferMinutes: 0, noticeHours: 4, horizonWeeks: 4 };
const buffered = { ...rules, bufferMinutes: 10 };
const everyDay = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
const allWeek = (from: string, to: string) => everyDay.map((day) => ({ day, from, to }));
const host = { slug: "camille", hours: allWeek("09h00", "10h00") };
const nothing: SlotQuestion["busy"] = new Map([["camille", []]]);

/** Starts of the free slots of a day in Paris, asked a week ahead. */
function startsOn(date: string, change: Partial<SlotQuestion> = {}): string[] {
  const day = Temporal.PlainDate.from(date);
  const [begin, end] = [parisInstant(day), parisInstant(day.add({ days: 1 }))];
  const now = begin - 7 * 24 * hour;
  return freeSlots({ hosts: [host], rules, busy: nothing, now, ...change })
    .filter(({ start }) => start >= begin && start < end)
    .map(({ start }) => new Date(start).toISOString().slice(0, 16));
}

describe("French public holidays", () => {
  it.each([
    [2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25"],
    [2027, "01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25"],
  ])("nothing is free on those of %s, and something on every other day", (year, holidays) => {
    const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
    const now = parisInstant(first.subtract({ days: 1 }));
    const allYear = { ...rules, horizonWeeks: 53 };
    const slots = freeSlots({ hosts: [host], rules: allYear, busy: nothing, now });
    const open = new Set(slots.map(({ start }) => new Date(start).toISOString().slice(0, 10)));
    const closed: string[] = [];
    for (let day = first; day.year === year; day = day.add({ days: 1 }))
      if (!open.has(day.toString())) closed.push(day.toString().slice(5));
    expect(closed.join(" ")).toBe(holidays);
  });
});

describe("the clock changes", () => {
  const night = { slug: "camille", hours: allWeek("01h00", "04h00") };

  it("loses an hour of a night's work in March", () => {
    const times = ["00:00", "00:30", "01:00", "01:30"].map((time) => `2026-03-29T${time}`);
    expect(startsOn("2026-03-29", { hosts: [night] })).toEqual(times);
  });

  it("gains one in October, and no slot twice", () => {
    const starts = startsOn("2026-10-25", { hosts: [night] });
    expect(starts).toHaveLength(8);
    expect(new Set(starts).size).toBe(8);
    expect(starts[0]).toBe("2026-10-24T23:00");
  });

  it("begins an hour later when the first hour does not exist", () => {
    const hosts = [{ slug: "camille", hours: allWeek("02h30", "04h00") }];
    expect(startsOn("2026-03-29", { hosts })).toEqual(["2026-03-29T01:30"]);
  });
});

describe("what is free", () => {
  const tuesday = "2026-12-01";
  const at = (time: string) => Date.parse(`${tuesday}T${time}:00Z`);

  const busy = (start: string, end: string) =>
    new Map([["camille", [{ start: at(start), end: at(end) }]]]);
  const noticed = at("08:00") - 4 * hour;

  it.each<[string, Partial<SlotQuestion>, string[]]>([
    [
      "leaves out what the host has on, and lets slots touch it",
      { busy: busy("08:30", "08:31") },
      ["08:00"],
    ],
    ["keeps the buffer before it", { busy: busy("09:00", "10:00"), rules: buffered }, ["08:00"]],
    ["keeps the buffer after it", { busy: busy("07:00", "07:55"), rules: buffered }, ["08:30"]],
    ["counts a host whose calendar is unknown as busy", { busy: new Map() }, []],
    ["keeps the notice", { now: noticed }, ["08:00", "08:30"]],
    ["keeps it to the millisecond", { now: noticed + 1 }, ["08:30"]],
    ["ends at the horizon", { now: at("08:30") - 28 * 24 * hour }, ["08:00"]],
  ])("%s", (_, change, times) => {
    expect(startsOn(tuesday, change)).toEqual(times.map((time) => `${tuesday}T${time}`));
  });

  it("leaves out absences, first and last day included", () => {
    const hosts = [{ ...host, absences: [{ from: "2026-11-30", to: tuesday }] }];
    expect(startsOn(tuesday, { hosts })).toEqual([]);
    expect(startsOn("2026-11-30", { hosts })).toEqual([]);
    expect(startsOn("2026-12-02", { hosts })).toHaveLength(2);
  });

  it("is free when one of two hosts is, and says which", () => {
    const slots = freeSlots({
      hosts: [host, { slug: "dominique", hours: allWeek("09h30", "10h30") }],
      rules,
      busy: new Map([
        ["camille", []],
        ["dominique", [{ start: at("09:00"), end: at("09:30") }]],
      ]),
      now: at("00:00"),
    });
    const [first, second] = slots;
    expect([first?.hosts, second?.hosts]).toEqual([["camille"], ["camille", "dominique"]]);
  });
});
