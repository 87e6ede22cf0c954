/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brokenContent } from "../fixtures/brokenContent.fixture";
import { brokenReferences } from "../fixtures/brokenReferences.fixture";
import { brokenSyntax } from "../fixtures/brokenSyntax.fixture";
import { brokenText } from "../fixtures/brokenText.fixture";
import { contentCopy } from "../fixtures/contentCopy.fixture";
import { harmlessEdits } from "../fixtures/harmless.fixture";
import { checkContent } from "./checkContent";
import { formatProblems } from "./problem";

const { contentDir, checkAfter, remove } = contentCopy();
afterAll(remove);

it.each([contentDir, "content"])("finds nothing in %s", (folder) => {
  expect(formatProblems(checkContent(folder))).toMatch(/^0 /);
});

describe("a broken edit", () => {
  const edits = [...brokenSyntax, ...brokenText, ...brokenContent, ...brokenReferences];
  const exact: string[] = [];

  it.each(edits)("is told once, in its file, with a cure: $name", (edit) => {
    const { name, file, find, replace, field, at = 0, says = /\S/ } = edit;
    let line = 0;
    const problems = checkAfter(file, (source) => {
      line = edit.line ?? source.slice(0, source.search(find)).split("\n").length + at;
      return source.replace(find, replace);
    });
    const [problem] = problems;
    expect(formatProblems(problems)).toMatch(/^1 erreur/);
    expect(problem?.file).toBe(`content/${file}`);
    expect(formatProblems(problems)).toMatch(says);
    expect(problem?.cure).toMatch(/[ÉA-Z]\S+ez\b/u);
    if (problem?.line === line && problem.field.includes(field)) exact.push(name);
  });

  it("is told at its line and field, nine times in ten", () => {
    expect(exact.length / edits.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe("a harmless edit passes", () => {
  it.each(harmlessEdits)("$name", ({ file, edit }) => {
    expect(checkAfter(file, edit)).toEqual([]);
  });
});

it("wants one example of what a client receives, where there is any", () => {
  const without = checkAfter("services/google-ads.yaml", (source) =>
    source.replace(/^ {2}searchAccount:\n(?: {4}.*\n)+/m, ""),
  );
  expect(formatProblems(without)).toMatch(/^1 erreur/);
  expect(without[0]?.field).toBe("deliverable");
  expect(without[0]?.cure).toContain("un seul exemple");
});

it("goes on when aliases multiply without end", () => {
  const lines = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (const [i, name] of [..."bcdef"].entries()) {
    const one = `*${"abcdef".charAt(i)}`;
    lines.push(`${name}: &${name} [${Array(9).fill(one).join()}]`);
  }
  const problems = checkAfter(
    "testimonials/botanelle.yaml",
    (source) => `${source}${lines.join("\n")}\n`,
  );
  expect(formatProblems(problems)).toMatch(/renvoi/);
});

it("tells all the mistakes of all files at once", () => {
  const target = path.join(contentDir, "home.yaml");
  const before = readFileSync(target, "utf8");
  writeFileSync(target, before.replace("hero:", "heros:").replace("icon: ruler", "icon: rular"));
  const problems = checkAfter("site.yaml", (source) => source.replace("url: https", "url: htps"));
  writeFileSync(target, before);
  const fields = problems.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(["heros", "approach.cards[5].icon", "url"]));
});
