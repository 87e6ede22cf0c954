/** @jest-environment node */
import { addDays, agoText, dayOf, isDay, minuteOf, mondayOf, weekNumber } from "./dates";

it("tells days and minutes in Paris, whatever the season", () => {
  expect(dayOf("2026-11-22T23:30:00Z")).toBe("2026-11-23");
  expect(minuteOf("2026-11-22T23:30:00Z")).toBe(30);
  expect(dayOf("2026-07-01T21:59:00Z")).toBe("2026-07-01");
  expect(minuteOf("2026-07-01T07:15:00Z")).toBe(9 * 60 + 15);
});

it("adds days across months, years and clock changes", () => {
  expect(addDays("2026-10-24", 1)).toBe("2026-10-25");
  expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
});

it.each([
  ["2026-11-22", "2026-11-16", 47],
  ["2026-11-23", "2026-11-23", 48],
  ["2027-01-01", "2026-12-28", 53],
  ["2029-12-31", "2029-12-31", 1],
])("puts %s into the week from %s, number %d", (day, monday, number) => {
  expect(mondayOf(day)).toBe(monday);
  expect(weekNumber(day)).toBe(number);
});

it("knows a day from what somebody wrote into the address", () => {
  expect(isDay("2026-11-23")).toBe(true);
  for (const text of [null, "", "demain", "2026-02-30", "2026-13-01", "2026-11-23T10"])
    expect(isDay(text)).toBe(false);
});

it("tells how long ago, then the date", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  expect(agoText("2026-11-22T11:59:40Z", now)).toBe("maintenant");
  expect(agoText("2026-11-22T09:10:00Z", now)).toMatch(/^il y a 2.h$/);
  expect(agoText("2026-11-21T11:00:00Z", now)).toBe("hier");
  expect(agoText("2026-10-02T11:00:00Z", now)).toBe("2 oct.");
  expect(agoText("2025-05-16T11:00:00Z", now)).toBe("16 mai 2025");
});
