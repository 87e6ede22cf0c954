/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../plugins/content-model/check/checkContent";
import { documentedEdits } from "./documentedEdits";
import { makeRandomEdits } from "./randomEdits";

// What comes of these edits in a browser is seen in the build `edited` (e2e/builds).

let contentDir: string;

beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), "content-edits-"));
  cpSync("e2e/content", contentDir, { recursive: true });
});
afterEach(() => rmSync(contentDir, { recursive: true }));

it.each(documentedEdits)("the check allows $name", ({ apply }) => {
  apply(contentDir);
  expect(checkContent(contentDir)).toEqual([]);
});

it("the check allows all of them at once, and random edits after them", () => {
  for (const { apply } of documentedEdits) apply(contentDir);
  expect(checkContent(contentDir)).toEqual([]);
  const made = makeRandomEdits(contentDir, 10, 2);
  expect(made).toHaveLength(10);
  expect(checkContent(contentDir)).toEqual([]);
});
