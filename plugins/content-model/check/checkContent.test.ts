/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "./checkContent";
import { brokenContent } from "./brokenContent.fixture";
import { brokenText } from "./brokenText.fixture";
import { brokenSyntax } from "./brokenSyntax.fixture";
import { PAGE_DRAWINGS } from "./drawings";
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
  it.each([...brokenSyntax, ...brokenText, ...brokenContent])(
    "$name",
    ({ file, find, replace, field, at = 0, line: far, says = /\S/, atMost = 2 }) => {
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
      const ofFile = problems.filter((problem) => problem.file === `content/${file}`);
      expect(ofFile.length).toBeLessThanOrEqual(atMost);
      expect(ofFile.map(({ found, cure }) => `${found} ${cure}`).join(" ")).toMatch(says);
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

describe("files that no YAML reader takes", () => {
  it.each([
    ["UTF-16", (s: string) => Buffer.from(`\ufeff${s}`, "utf16le"), /UTF-16/],
    ["CR alone", (s: string) => Buffer.from(s.replaceAll("\n", "\r")), /fins de ligne/],
    ["nothing", () => Buffer.from(""), /vide/],
  ])("tells of %s", (_, write, said) => {
    const target = path.join(contentDir, "testimonials/botanelle.yaml");
    const before = readFileSync(target, "utf8");
    writeFileSync(target, write(before));
    const problems = checkContent(contentDir);
    writeFileSync(target, before);
    expect(formatProblems(problems)).toMatch(said);
    expect(problems).toHaveLength(1);
  });
});

describe("pictures and drawings", () => {
  const photo = "images/avatars/avatar-5.png";
  it.each<[string, string, (before: Buffer) => Buffer | undefined, RegExp]>([
    ["a truncated picture", photo, (b) => b.subarray(0, b.length / 2), /incomplète/],
    ["a HEIC photograph", photo, () => box("ftypheic\0\0\0\0mif1heic"), /HEIC/],
    ["a film", photo, () => box("ftypmp42\0\0\0\0mp42isom"), /vidéo/],
    ["a drawing that pages name, gone", "artworks/hero.svg", () => undefined, /aucun fichier/],
    ["a logo, gone", "brand/wordmark.svg", () => undefined, /aucun fichier/],
    ["a logo that is no SVG", "brand/wordmark.svg", () => Buffer.from("x"), /SVG illisible/],
    [
      "a drawing with an outside picture",
      "artworks/seo-geo.svg",
      (b) =>
        Buffer.from(`${b.toString().replace("</svg>", "")}<g style="fill:url(//a.fr/x)"/></svg>`),
      /url\(/,
    ],
  ])("tells of %s", (_, file, change, said) => {
    const target = path.join(contentDir, file);
    const before = readFileSync(target);
    const after = change(before);
    if (after) writeFileSync(target, after);
    else rmSync(target);
    const problems = checkContent(contentDir);
    writeFileSync(target, before);
    expect(formatProblems(problems)).toMatch(said);
    expect(problems).toHaveLength(1);
  });

  it("tells of a folder named like a picture", () => {
    const target = path.join(contentDir, photo);
    const before = readFileSync(target);
    rmSync(target);
    mkdirSync(target);
    const problems = checkContent(contentDir);
    rmSync(target, { recursive: true });
    writeFileSync(target, before);
    expect(problems).toEqual([expect.objectContaining({ field: "avatar" })]);
  });

  it("knows every drawing that the code names", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join("src", name), "utf8"));
    const named = sources.flatMap((source) =>
      [...source.matchAll(/relativePath: \{ eq: "([\w/-]+\.svg)"/g)].map(([, name]) => name),
    );
    expect(PAGE_DRAWINGS).toEqual(expect.arrayContaining(named));
  });

  function box(content: string): Buffer {
    return Buffer.concat([Buffer.from(`\0\0\0\x18${content}`, "latin1"), Buffer.alloc(500)]);
  }
});

describe("a copied or renamed entry", () => {
  const copy = (from: string, to: string, edit: (source: string) => string) => {
    const target = path.join(contentDir, to);
    writeFileSync(target, edit(readFileSync(path.join(contentDir, from), "utf8")));
    const problems = checkContent(contentDir);
    rmSync(target);
    return problems.filter(({ file }) => file === `content/${to}`).map(({ field }) => field);
  };

  it("is told of its order and its title for search engines", () => {
    const fields = copy("sectors/saas.yaml", "sectors/logiciels.yaml", (source) =>
      source.replace("slug: saas", "slug: logiciels"),
    );
    expect(fields).toEqual(["order", "seo.title"]);
  });

  it("is told of its slug alone", () => {
    expect(copy("sectors/saas.yaml", "sectors/saas-2.yaml", (source) => source)).toEqual(["slug"]);
  });

  it("is one mistake when only the file's name or extension is wrong", () => {
    for (const name of ["sectors/Saas.yaml", "sectors/saas.yml"]) {
      renameSync(path.join(contentDir, "sectors/saas.yaml"), path.join(contentDir, name));
      const problems = checkContent(contentDir);
      renameSync(path.join(contentDir, name), path.join(contentDir, "sectors/saas.yaml"));
      expect(problems).toEqual([
        expect.objectContaining({
          cure: expect.stringContaining("Renommez le fichier en saas.yaml"),
        }),
      ]);
    }
  });

  it("is refused as a legal page that nothing leads to, or at an address of the site", () => {
    const legalPage = (slug: string) =>
      copy("legal/confidentialite.yaml", `legal/${slug}.yaml`, (source) =>
        source
          .replace("slug: confidentialite", `slug: ${slug}`)
          .replace(/^order: .*$/m, "order: 9")
          .replace(/^( {0,2}title: )/gm, "$1Autre ")
          .replace(/^( {2}description: )/m, "$1Autre "),
      );
    expect(legalPage("cgv")).toEqual(["slug"]);
    expect(legalPage("index")).toEqual(["slug"]);
    expect(legalPage("static")).toEqual(["slug"]);
  });
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
  expect(formatProblems(problems)).toMatch(/renvois/);
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
  expect(fields).toEqual(expect.arrayContaining(["heros", "approach.cards[5].icon", "url"]));
});
