import { dateInWords, dayInWords, hourInWords, periodInWords, whenInWords } from "./parisTime";

const paris = "Europe/Paris";
const first = Date.parse("2026-12-01T09:00:00Z");

it("says dates and hours as one says them in French", () => {
  expect(dayInWords(first, paris)).toBe("mardi 1er décembre");
  expect(dateInWords(first)).toBe("mardi 1er décembre 2026");
  expect(dayInWords(first, paris, "short")).toBe("mar. 1er déc.");
  expect(dayInWords(Date.parse("2026-12-11T09:00:00Z"), paris)).toBe("vendredi 11 décembre");
  expect(periodInWords(first - 30 * 86_400_000, first)).toMatch(/^1er nov\..*1er déc\.$/);
  expect(hourInWords(first)).toBe("10\u00a0h");
  expect(whenInWords(first, "Pacific/Honolulu", "")).toContain("), mardi 1er décembre 2026, 10");
});
