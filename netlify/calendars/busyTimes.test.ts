import { readFileSync } from "node:fs";
import { join } from "node:path";

import { between, told, wrapped } from "../testing/calendarFeed";
import { busyTimes } from "./busyTimes";

/** Calendars in the shapes that the providers write, made from their documented formats. */
const providers = {
  /** The secret address. Every Tuesday from 10 to 11, Paris time. */
  google: calendar("google"),
  /** Published: Windows' own zone names, free times marked twice. */
  outlook: calendar("outlook"),
  /** Shared: historic zone data, folded lines, an alarm, a duration. */
  icloud: calendar("icloud"),
  /** Shared by link: zones by name alone, days to leave out in one property. */
  proton: calendar("proton"),
  /** A zone under a prefix, extra dates, an exception whose time is in UTC. */
  nextcloud: calendar("nextcloud"),
};

function calendar(provider: string): string {
  const text = readFileSync(join(__dirname, "fixtures", `${provider}.ics`), "utf8");
  return text.replaceAll("\n", "\r\n");
}

describe.each(Object.entries(providers))("%s", (_, feed) => {
  it("is busy when its owner is, in the week of 30 November", () => {
    // Tuesday is taken out or moved, Wednesday from 14 to 15, Thursday all day; the rest is free.
    const times = told(feed, between("2026-11-30", "2026-12-05"));
    expect(times).toEqual(["2026-12-02T13:00 60", "2026-12-02T23:00 1440"]);
  });

  it("keeps ten o'clock in Paris across both clock changes", () => {
    const march = told(feed, between("2026-03-23", "2026-04-01"));
    expect(march).toEqual(["2026-03-24T09:00 60", "2026-03-31T08:00 60"]);
    const october = told(feed, between("2026-10-19", "2026-10-28"));
    expect(october).toEqual(["2026-10-20T08:00 60", "2026-10-27T09:00 60"]);
  });
});

it("follows what was moved, and leaves out what was cancelled, of a series", () => {
  const times = told(providers.google, between("2026-12-06", "2026-12-20"));
  expect(times).toEqual(["2026-12-09T14:00 60"]);
});

it("follows an event that was moved here from beyond the window", () => {
  const moved = providers.google
    .replace("20261209T150000", "20261202T180000")
    .replace("20261209T160000", "20261202T190000");
  expect(told(moved, between("2026-12-02", "2026-12-03"))).toContain("2026-12-02T17:00 60");
});

it.each([
  ["an end given as a day", "FREQ=DAILY;UNTIL=20261203", ["01", "02", "03"]],
  ["an end given as an instant", "FREQ=DAILY;UNTIL=20261203T090000Z", ["01", "02", "03"]],
  ["an end just before", "FREQ=DAILY;UNTIL=20261203T085959Z", ["01", "02"]],
  ["a count", "FREQ=DAILY;COUNT=2", ["01", "02"]],
  ["every other day", "FREQ=DAILY;INTERVAL=2", ["01", "03"]],
  ["the first Wednesday of the month", "FREQ=MONTHLY;BYDAY=1WE", ["01", "02"]],
  ["days of the week", "FREQ=WEEKLY;BYDAY=TU,FR", ["01", "04"]],
])("repeats by %s", (_, rule, days) => {
  const feed = wrapped(`DTSTART;TZID=Europe/Paris:20261201T100000\nDURATION:PT1H\nRRULE:${rule}`);
  const times = told(feed, between("2026-12-01", "2026-12-05"));
  expect(times).toEqual(days.map((day) => `2026-12-${day}T09:00 60`));
});

describe("what is not a calendar", () => {
  const week = between("2026-11-30", "2026-12-07");
  it.each([
    ["a page that asks to sign in", "<!doctype html><title>Connexion</title>"],
    ["nothing", ""],
    ["a calendar cut short", providers.google.slice(0, 1500)],
    ["a contact", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:X\r\nEND:VCARD\r\n"],
  ])("%s is refused", (_, feed) => {
    expect(() => busyTimes(feed, { window: week })).toThrow();
  });
});
