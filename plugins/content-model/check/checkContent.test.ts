import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cmsConfig } from "../editor/cmsConfig";
import { contentCopy } from "../fixtures/contentCopy.fixture";
import { readEdits, unescaped } from "../fixtures/edits.fixture";
import { checkContent } from "./checkContent";
import { formatProblems } from "./problem";

const { contentDir, checkAfter, remove } = contentCopy();
afterAll(remove);

it.each([contentDir, "content"])("finds nothing in %s", (folder) => {
  expect(formatProblems(checkContent(folder))).toMatch(/^0 /);
});

describe("a broken edit", () => {
  const edits = readEdits("brokenEdits.txt");
  const exact: string[] = [];

  it.each(edits)(
    "is reported once, in its file, with a cure: %s",
    (name, file = "", find = "", replace = "", field = "", at = "", says = "") => {
      let line = 0;
      const pattern = new RegExp(find, "m");
      const problems = checkAfter(file, (source) => {
        const start = source.slice(0, source.search(pattern)).split("\n").length;
        line = /^\d/.test(at) ? Number(at) : start + Number(at);
        return source.replace(pattern, unescaped(replace));
      });
      const [problem] = problems;
      expect(formatProblems(problems)).toMatch(/^1 erreur/);
      expect(problem?.file).toBe(`content/${file}`);
      expect(formatProblems(problems)).toMatch(new RegExp(says));
      expect(problem?.text).toMatch(/[ÉA-Z]\S+ez\b/u);
      if (problem?.line === line && problem.field.includes(field)) exact.push(name ?? "");
    },
  );

  it("is reported at its line and field, nine times in ten", () => {
    expect(exact.length / edits.length).toBeGreaterThanOrEqual(0.9);
  });
});

it.each(readEdits("harmlessEdits.txt"))(
  "passes a harmless edit: %s",
  (_, file = "", find = "", replace = "") => {
    const edit = (source: string) => source.replace(new RegExp(find, "gm"), unescaped(replace));
    expect(checkAfter(file, edit)).toEqual([]);
  },
);

it("says in the CMS, too, of which form a text is", () => {
  expect(cmsConfig(process.env)).toContain("- Écrivez une heure sous la forme");
});

it("goes on when aliases multiply without end", () => {
  const lines = [..."abcdef"].map((name, i, names) => {
    const item = i > 0 ? `*${names[i - 1]}` : "x";
    return `${name}: &${name} [${Array(9).fill(item).join()}]`;
  });
  const edit = (source: string) => `${source}${lines.join("\n")}\n`;
  expect(formatProblems(checkAfter("testimonials/botanelle.yaml", edit))).toMatch(
    /ne comprend pas/,
  );
});

it("reports all the mistakes of all files at once", () => {
  const edits = [
    ["home.yaml", "hero:", "heros:"],
    ["services/google-ads.yaml", "icon: gauge", "icon: gauje"],
    ["site.yaml", "url: https", "url: htps"],
  ] as const;
  for (const [file, find, replace] of edits) {
    const place = path.join(contentDir, file);
    writeFileSync(place, readFileSync(place, "utf8").replace(find, replace));
  }
  const fields = checkContent(contentDir).map(({ field }) => field);
  expect(fields).toEqual(["heros", "features[2].icon", "url"]);
});
