import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../fixtures/contentCopy.fixture";
import { checkContent } from "./checkContent";
import { formatProblems } from "./problem";

const { contentDir, checkMoved, remove } = contentCopy();
afterAll(remove);

/** Adds a file, answers the problems, and removes it. */
function checkAdded(name: string, text: string) {
  const target = path.join(contentDir, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  const problems = checkContent(contentDir);
  rmSync(target);
  return problems;
}

const source = (name: string) => readFileSync(path.join(contentDir, name), "utf8");

describe("a file under a wrong name or at a wrong place is one problem", () => {
  it.each([
    ["services/seo-geo.yaml", "services/seo-geo.yml", "content/services/seo-geo.yaml"],
    ["services/seo-geo.yaml", "services/seo-geo.yaml.txt", "content/services/seo-geo.yaml"],
    ["services/seo-geo.yaml", "services/SEO-GEO.yaml", "content/services/seo-geo.yaml"],
    ["services/seo-geo.yaml", "services/seo geo.yaml", "content/services/seo-geo.yaml"],
    ["sectors/sante.yaml", "sectors/santé.yaml", "content/sectors/sante.yaml"],
    ["services/seo-geo.yaml", "seo-geo.yaml", "content/services/seo-geo.yaml"],
    ["services/seo-geo.yaml", "service/seo-geo.yaml", "content/services/seo-geo.yaml"],
    ["services/seo-geo.yaml", "images/seo-geo.yaml", "content/services/seo-geo.yaml"],
    ["sectors/saas.yaml", "services/saas.yaml", "content/sectors/saas.yaml"],
    ["legal/confidentialite.yaml", "testimonials/confidentialite.yaml", "content/legal/"],
    ["home.yaml", "accueil.yaml", "content/home.yaml. Sous"],
    ["home.yaml", "removed.txt", "content/home.yaml"],
    ["home.yaml", "../removed.txt", "Remettez ce fichier"],
    ["legal/confidentialite.yaml", "../removed.txt", "Remettez ce fichier"],
    ["images/services/seo-geo.png", "images/sectors/moved.png", "Rangez l'image"],
    ["images/services/seo-geo.png", "images/services/seo-geo.png.png", "les extensions"],
  ])("%s moved to %s", (from, to, cure) => {
    const problems = checkMoved([from, to]);
    expect(formatProblems(problems)).toContain(cure);
    expect(problems).toHaveLength(1);
  });

  it("such as a copy, whose cure leaves the original alone", () => {
    for (const name of ["seo-geo - Copie", "seo-geo (1)", "Copie de seo-geo", "seo-geo copy 2"])
      expect(checkAdded(`services/${name}.yaml`, source("services/seo-geo.yaml"))).toEqual([
        expect.objectContaining({
          file: `content/services/${name}.yaml`,
          text: expect.stringMatching(/supprimez-la.*content\/services\/[a-z0-9-]+\.yaml/),
        }),
      ]);
  });

  it.each(["services/A FAIRE.txt", "sectors/photo.jpg", "legal/a/b.md", "sectors/~saas.yaml"])(
    "such as the note or picture %s",
    (name) => {
      const problem = expect.objectContaining({ file: `content/${name}`, line: 1 });
      expect(checkAdded(name, "à relire")).toEqual([problem]);
    },
  );

  it("but what systems and editors leave behind is none", () => {
    const names = ["desktop.ini", "Thumbs.db", ".DS_Store", "a.yaml~", ".a.yaml.swp", "~$a.docx"];
    symlinkSync("nobody@machine", path.join(contentDir, "services/.#seo-geo.yaml"));
    for (const name of names) expect(checkAdded(`services/${name}`, "x")).toEqual([]);
  });
});

describe("a page that is gone", () => {
  const gone: [string, string] = ["sectors/saas.yaml", "../saas.txt"];

  it("is named by every reference to it", () => {
    const places = checkMoved(gone).map(({ file, field }) => `${file} ${field}`);
    expect(places).toContain("content/services/seo-geo.yaml sectors[2]");
    expect(places).toContain("content/services/seo-geo.yaml sections[3].text");
  });

  it("has its new address for a cure, once there is a redirect to a page", () => {
    const target = path.join(contentDir, "redirects.yaml");
    const before = readFileSync(target, "utf8");
    const saidWith = (to: string) => {
      writeFileSync(target, `${before}  - from: /secteurs/saas\n    to: ${to}\n`);
      const problems = checkMoved(gone);
      writeFileSync(target, before);
      return formatProblems(problems);
    };
    expect(saidWith("/secteurs/sante")).toContain("Écrivez la nouvelle adresse : /secteurs/sante.");
    expect(saidWith("/secteurs/sante")).toMatch(/Choisissez parmi :.* sante,/);
    expect(saidWith("/secteurs/nada")).not.toContain("nouvelle adresse");
  });
});

describe("a copied or renamed entry", () => {
  const copy = (from: string, to: string, edit: (source: string) => string) =>
    checkAdded(to, edit(source(from)))
      .filter(({ file }) => file === `content/${to}`)
      .map(({ field }) => field);

  it("has its order and its titles reported", () => {
    const fields = copy("sectors/saas.yaml", "sectors/logiciels.yaml", (source) =>
      source.replace("slug: saas", "slug: logiciels"),
    );
    expect(fields).toEqual(["order", "title", "seo.title"]);
  });

  it("has only its slug reported", () => {
    expect(copy("sectors/saas.yaml", "sectors/saas-2.yaml", (source) => source)).toEqual(["slug"]);
  });

  it("is refused as a legal page at an address of the site, and at no other", () => {
    const legalPage = (slug: string) =>
      copy("legal/confidentialite.yaml", `legal/${slug}.yaml`, (source) =>
        source.replace("slug: confidentialite", `slug: ${slug}`),
      );
    expect(legalPage("cgv")).toEqual(["order", "title", "seo.title"]);
    for (const taken of ["index", "merci", "secteurs"])
      expect(legalPage(taken)).toEqual(["order", "slug", "title", "seo.title"]);
  });
});

it("wants three to twelve testimonials", () => {
  const four = ["botanelle", "hotel-mirevague", "logilune", "maison-volubile"];
  const gone = four.map((name): [string, string] => [`testimonials/${name}.yaml`, `../${name}`]);
  expect(formatProblems(checkMoved(...gone))).toMatch(/2 fichiers.*3 au moins[^]*Ajoutez-en 1\./);
});
