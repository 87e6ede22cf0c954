/** @jest-environment node */
import { durationText, roughDuration } from "./durations";

const MINUTE = 60_000;

it.each([
  [0, "0 min"],
  [-5, "0 min"],
  [59.9, "59 min"],
  [60, "1 h"],
  [200, "3 h 20 min"],
  [23 * 60 + 59, "23 h 59 min"],
  [24 * 60, "1 j"],
  [52 * 60 + 10, "2 j 4 h"],
])("tells %d minutes as %s", (span, text) => {
  expect(durationText(span * MINUTE).replaceAll("\u00a0", " ")).toBe(text);
});

it("tells the larger unit alone at a glance", () => {
  expect(roughDuration(200 * MINUTE).replaceAll("\u00a0", " ")).toBe("3 h");
});
