/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "./checkContent";

/** What the check says of the content after an edit of one file. */
function problemsAfter(file: string, from: string, to: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "booking-check-"));
  cpSync("content", folder, { recursive: true });
  const text = readFileSync(path.join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  return checkContent(folder).map(({ file: at, field, found }) => `${at} ${field}: ${found}`);
}

it.each([
  ["from: 14h00", "from: 19h00", "hosts[1].hours[1].to: « 18h00 »"],
  ["from: 14h00", "from: 14:00", "hosts[1].hours[1].from"],
  ["day: lundi", "day: lundy", "hosts[1].hours[1].day: « lundy »"],
  ["email: camille@", "email: camille", "hosts[1].email"],
])("booking.yaml: %s as %s", (from, to, problem) => {
  expect(problemsAfter("booking.yaml", from, to)).toEqual([
    expect.stringContaining(`content/booking.yaml ${problem}`),
  ]);
});

it("asks for a place for the room in the meeting's address", () => {
  expect(problemsAfter("site.yaml", "/SALLE", "/salon")).toEqual([
    expect.stringContaining("booking.meeting"),
  ]);
});
