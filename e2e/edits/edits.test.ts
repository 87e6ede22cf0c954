import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../plugins/content-model/check/checkContent";
import { documentedEdits } from "./documentedEdits";
import { writeFrozenContent } from "./frozenContent";
import { makeRandomEdits } from "./randomEdits";

// What comes of these edits in a browser: npm run test:edits.

let contentDir: string;

beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), "content-edits-"));
  writeFrozenContent(contentDir);
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
