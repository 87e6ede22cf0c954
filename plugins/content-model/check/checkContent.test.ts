/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "gatsby-transformer-yaml/gatsby-node";
import { checkContent } from "./checkContent";
import { brokenContent } from "../fixtures/brokenContent.fixture";
import { brokenText } from "../fixtures/brokenText.fixture";
import { brokenSyntax } from "../fixtures/brokenSyntax.fixture";
import { harmlessEdits } from "../fixtures/harmless.fixture";
import { PAGE_DRAWINGS } from "./pictures";
import { formatProblems } from "./problem";

const root = mkdtempSync(path.join(tmpdir(), "content-"));
const contentDir = path.join(root, "content");

beforeAll(() => cpSync("plugins/content-model/fixtures/content", contentDir, { recursive: true }));
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

it.each([contentDir, "content"])("finds nothing in %s", (folder) => {
  expect(formatProblems(checkContent(folder))).toMatch(/^0 /);
});

describe("a broken edit", () => {
  const edits = [...brokenSyntax, ...brokenText, ...brokenContent];
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

/** Moves files, answers the problems, and moves them back. */
function checkMoved(...moves: [from: string, to: string][]) {
  const move = (from: string, to: string) => {
    mkdirSync(path.dirname(path.join(contentDir, to)), { recursive: true });
    renameSync(path.join(contentDir, from), path.join(contentDir, to));
  };
  for (const [from, to] of moves) move(from, to);
  const problems = checkContent(contentDir);
  for (const [from, to] of moves) move(to, from);
  return problems;
}

describe("a file under a wrong name or at a wrong place is one problem", () => {
  it.each([
    ["services/seo-geo.yaml", "services/seo-geo.yml", "Renommez le fichier en seo-geo.yaml"],
    ["services/seo-geo.yaml", "services/seo-geo.yaml.txt", "Renommez le fichier en seo-geo.yaml"],
    ["services/seo-geo.yaml", "services/SEO-GEO.yaml", "Renommez le fichier en seo-geo.yaml"],
    ["services/seo-geo.yaml", "services/seo geo.yaml", "Renommez le fichier en seo-geo.yaml"],
    ["sectors/sante.yaml", "sectors/santé.yaml", "Renommez le fichier en sante.yaml"],
    ["services/seo-geo.yaml", "seo-geo.yaml", "Déplacez-le : content/services/seo-geo.yaml"],
    ["services/seo-geo.yaml", "service/seo-geo.yaml", "content/services/seo-geo.yaml"],
    ["sectors/saas.yaml", "services/saas.yaml", "Déplacez-le : content/sectors/saas.yaml"],
    ["legal/confidentialite.yaml", "testimonials/confidentialite.yaml", "content/legal/"],
    ["home.yaml", "accueil.yaml", "Renommez le fichier en home.yaml"],
    ["home.yaml", "removed.txt", "Renommez le fichier en home.yaml"],
    ["home.yaml", "../removed.txt", "Remettez ce fichier"],
    ["legal/confidentialite.yaml", "../removed.txt", "Remettez cette page"],
    ["images/services/seo-geo.png", "images/sectors/seo-geo.png", "Ajoutez le fichier"],
  ])("%s moved to %s", (from, to, cure) => {
    const problems = checkMoved([from, to]);
    expect(formatProblems(problems)).toContain(cure);
    expect(problems).toHaveLength(1);
  });

  it("such as a copy, whose cure leaves the original alone", () => {
    for (const name of ["seo-geo - Copie", "seo-geo (1)", "Copie de seo-geo", "seo-geo copy 2"]) {
      const target = path.join(contentDir, `services/${name}.yaml`);
      cpSync(path.join(contentDir, "services/seo-geo.yaml"), target);
      const problems = checkContent(contentDir);
      rmSync(target);
      expect(problems).toEqual([
        expect.objectContaining({
          file: `content/services/${name}.yaml`,
          cure: expect.stringMatching(/supprimez-la.*seo-geo-2\.yaml/),
        }),
      ]);
    }
  });

  it("but what systems and editors leave behind is none", () => {
    const names = ["desktop.ini", "Thumbs.db", ".DS_Store", "a.yaml~", ".a.yaml.swp", "~$a.docx"];
    const targets = names.map((name) => path.join(contentDir, "services", name));
    for (const target of targets) writeFileSync(target, "x");
    const problems = checkContent(contentDir);
    for (const target of targets) rmSync(target);
    expect(problems).toEqual([]);
  });
});

describe("a page that is gone", () => {
  const gone: [string, string] = ["sectors/saas.yaml", "../saas.txt"];

  it("is named by every reference to it", () => {
    const places = checkMoved(gone).map(({ file, field }) => `${file} ${field}`);
    expect(places).toContain("content/services/seo-geo.yaml sectors[2]");
    expect(places).toContain("content/services/seo-geo.yaml sections[3].text");
  });

  it("has its new address for a cure, once there is a redirect", () => {
    const target = path.join(contentDir, "redirects.yaml");
    const before = readFileSync(target, "utf8");
    writeFileSync(target, `${before}  - from: /secteurs/saas\n    to: /secteurs/sante\n`);
    const problems = checkMoved(gone);
    writeFileSync(target, before);
    const cures = problems.map(({ cure }) => cure);
    expect(cures).toContain("Écrivez la nouvelle adresse : /secteurs/sante.");
    expect(cures).toContain("Écrivez le nouveau nom : sante.");
  });
});

/** The node that gatsby-transformer-yaml makes of a source. */
async function nodeOf(source: string): Promise<Record<string, unknown>> {
  const nodes: Record<string, unknown>[] = [];
  const actions = {
    createNode: (node: Record<string, unknown>) => nodes.push(node),
    createParentChildLink: () => undefined,
  };
  const same = (value: unknown) => String(value);
  const args = { node: { id: "1" }, actions, createNodeId: same, createContentDigest: same };
  await onCreateNode(
    { ...args, loadNodeContent: () => Promise.resolve(source) } as unknown as CreateNodeArgs,
    { typeName: "Any" },
  );
  return nodes[0] ?? {};
}

it("passes no text that gatsby-transformer-yaml reads as something else", async () => {
  const words = [
    "12:30",
    "yes",
    "no",
    "on",
    "1_000",
    "0b11",
    "0x1f",
    "0o17",
    "1e3",
    ".5",
    "~",
    "2026-01-02",
  ];
  for (const typed of [...words, "0199", "NULL", "True", "=", "<<", "1 000", "'a'", '"\\u00e9"']) {
    const source = readFileSync(path.join(contentDir, "testimonials/botanelle.yaml"), "utf8");
    const edited = source.replace(/^company: .*$/m, `company: ${typed}`);
    const problems = checkAfter("testimonials/botanelle.yaml", () => edited);
    if (problems.length > 0) continue;
    const { company } = await nodeOf(edited);
    expect([typed, typeof company]).toEqual([typed, "string"]);
  }
});

it("wants one example of what a client receives, where there is any", () => {
  const without = checkAfter("services/google-ads.yaml", (source) =>
    source.replace(/^ {2}searchAccount:\n(?: {4}.*\n)+/m, ""),
  );
  expect(formatProblems(without)).toMatch(/^1 erreur/);
  expect(without[0]?.field).toBe("deliverable");
  expect(without[0]?.cure).toContain("un seul exemple");
});

it("wants three to twelve testimonials", () => {
  const problems = checkMoved(["testimonials/botanelle.yaml", "../removed.txt"]);
  expect(formatProblems(problems)).toMatch(/2 fichiers.*de 3 à 12[^]*Ajoutez-en 1\./);
});

describe("files that no YAML reader takes", () => {
  it.each([
    ["UTF-16", (s: string) => Buffer.from(`\ufeff${s}`, "utf16le"), /UTF-16/],
    ["CR alone", (s: string) => Buffer.from(s.replaceAll("\n", "\r")), /fins de ligne/],
    ["nothing", () => Buffer.from(""), /vide/],
    ["Windows-1252", (s: string) => Buffer.from(s, "latin1"), /botanelle.yaml:3:[^]*UTF-8/],
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
    ["a HEIC photograph", photo, () => box("ftypheic\0\0\0\0mif1heic"), /en JPEG/],
    ["a film", photo, () => box("ftypmp42\0\0\0\0mp42isom"), /en JPEG/],
    ["a picture of too few pixels", photo, () => picture(40, 40), /40 × 40 pixels[^]*112/],
    ["a picture of too many pixels", photo, () => picture(7000, 200), /trop grande/],
    [
      "a file too heavy",
      photo,
      (b) => Buffer.concat([b.subarray(0, -12), Buffer.alloc(5e6), b.subarray(-12)]),
      /4 Mo au plus/,
    ],
    [
      "a drawing too heavy",
      "artworks/seo-geo.svg",
      (b) => Buffer.concat([b, Buffer.alloc(5e4, " ")]),
      /30 ko au plus/,
    ],
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

  /** A PNG that says how large it is, and has an end. */
  function picture(width: number, height: number): Buffer {
    const bytes = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([bytes, size, Buffer.alloc(40), Buffer.from("IEND")]);
  }

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
