/** @jest-environment node */
import { contentCopy } from "../fixtures/contentCopy.fixture";
import { formatProblems } from "./problem";

const { checkAfter, remove } = contentCopy();
afterAll(remove);

const FILE = "services/google-ads.yaml";

const mistakes: [name: string, find: RegExp, replace: string, says: RegExp][] = [
  ["an unknown kind", /- type: table/, "- type: tabel", /table.*Choisissez parmi.*thread/s],
  ["no kind", /- type: table\n {6}width/, "- width", /type/],
  ["a field of another kind", /numbered: oui/, "shaded: oui", /shaded.*numbered/s],
  ["a text where a number belongs", /width: 11/, "width: large", /nombre entier/],
  ["a block wider than the page", /width: 11/, "width: 13", /12 au plus/],
  ["an unknown ground", /ground: nu/, "ground: rose", /papier/],
  ["a missing field", /^ {6}look: annonce\n/m, "", /look/],
];

it.each(mistakes)("a block with %s is refused at its line", (_, find, replace, says) => {
  let line = 0;
  const problems = checkAfter(FILE, (source) => {
    line = source.slice(0, source.search(find)).split("\n").length;
    return source.replace(find, replace);
  });
  const text = formatProblems(problems);
  expect(text).toMatch(/^1 erreur/);
  expect(text).toMatch(says);
  expect(problems[0]?.file).toBe(`content/${FILE}`);
  expect(problems[0]?.field).toMatch(/^deliverable\.blocks\[\d\]/);
  expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(3);
});
