/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "./checkContent";
import { brokenContent } from "./brokenContent.fixture";
import { brokenSyntax } from "./brokenSyntax.fixture";
import { harmlessEdits } from "./harmless.fixture";
import { formatProblems } from "./problem";

const root = mkdtempSync(path.join(tmpdir(), "content-"));
const contentDir = path.join(root, "content");

beforeAll(() => cpSync("content", contentDir, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** Applies an edit to a file, answers the problems, and puts the file back. */
function checkAfter(file: string, edit: (source: string) => string) {
  const target = path.join(contentDir, file);
  const before = readFileSync(target, "utf8");
  const after = edit(before);
  if (after === before) throw new Error("The edit changes nothing.");
  writeFileSync(target, after);
  try {
    return checkContent(contentDir);
  } finally {
    writeFileSync(target, before);
  }
}

it("finds nothing in the content of the site", () => {
  expect(formatProblems(checkContent(contentDir))).toMatch(/^0 /);
});

describe("a broken edit is told with file, line, field and cure", () => {
  it.each([...brokenSyntax, ...brokenContent])(
    "$name",
    ({ file, find, replace, field, at = 0, line: far }) => {
      let line = 0;
      const problems = checkAfter(file, (source) => {
        const start = source.search(find);
        line = far ?? source.slice(0, start).split("\n").length + at;
        return source.replace(find, replace);
      });
      expect(problems).toContainEqual({
        file: `content/${file}`,
        line,
        column: expect.any(Number),
        field: expect.stringContaining(field),
        found: expect.stringMatching(/\S/),
        cure: expect.stringMatching(/\S/),
      });
      const elsewhere = problems.filter((problem) => problem.file === `content/${file}`);
      expect(elsewhere.length).toBeLessThanOrEqual(2);
    },
  );
});

describe("a harmless edit passes", () => {
  it.each(harmlessEdits)("$name", ({ file, edit }) => {
    expect(checkAfter(file, edit)).toEqual([]);
  });
});

describe("files", () => {
  it.each([
    ["services/seo-geo.yaml", "services/seo-geo.yml"],
    ["services/seo-geo.yaml", "services/SEO-GEO.yaml"],
    ["services/seo-geo.yaml", "seo-geo.yaml"],
    ["sectors/retail.yaml", "services/retail.yaml"],
    ["sectors/retail.yaml", "removed.txt"],
    ["legal/confidentialite.yaml", "removed.txt"],
    ["home.yaml", "accueil.yaml"],
    ["images/services/seo-geo.png", "images/sectors/seo-geo.png"],
  ])("tells of %s moved to %s", (from, to) => {
    renameSync(path.join(contentDir, from), path.join(contentDir, to));
    const problems = checkContent(contentDir);
    renameSync(path.join(contentDir, to), path.join(contentDir, from));
    expect(problems.length).toBeGreaterThan(0);
  });

  it("names the references to a removed entry", () => {
    renameSync(path.join(contentDir, "sectors/saas.yaml"), path.join(contentDir, "saas.txt"));
    const problems = checkContent(contentDir);
    renameSync(path.join(contentDir, "saas.txt"), path.join(contentDir, "sectors/saas.yaml"));
    const places = problems.map(({ file, field }) => `${file} ${field}`);
    expect(places).toContain("content/services/seo-geo.yaml sectors[2]");
    expect(places).toContain("content/services/seo-geo.yaml sections[3].text");
  });
});

it("checks what a broken line leaves readable", () => {
  const problems = checkAfter("services/seo-geo.yaml", (source) =>
    source
      .replace(/^summary: .*$/m, "summary: Le SEO : être trouvé")
      .replace(/^icon: .*$/m, "icon: scan-serch")
      .replace(/^ {2}- saas$/m, "  - sass"),
  );
  expect(problems.map(({ field }) => field)).toEqual(["summary", "icon", "sectors[2]"]);
});

it("tells all the mistakes of all files at once", () => {
  const target = path.join(contentDir, "home.yaml");
  const before = readFileSync(target, "utf8");
  writeFileSync(target, before.replace("hero:", "heros:").replace("icon: ruler", "icon: rular"));
  const problems = checkAfter("site.yaml", (source) => source.replace("url: https", "url: htps"));
  writeFileSync(target, before);
  const fields = problems.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(["heros", "hero", "approach.cards[5].icon", "url"]),
  );
});
