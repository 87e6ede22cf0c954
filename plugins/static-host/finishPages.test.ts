import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "../content-model/pages/page";
import { finishPages } from "./finishPages";

const home = process.cwd();
const SITE = "https://www.cresca.example";
const DRAWING = '<svg viewBox="0 0 10 10" width="10px" height="10px" x="0px"/>';

const page = (pagePath: string): Page => ({
  path: pagePath,
  group: "Services",
  title: pagePath,
  summary: "",
  image: { kicker: "Service", title: pagePath, artwork: DRAWING },
  things: [{ "@type": "WebSite", name: "</script>data" }],
});

/** What Gatsby writes of a page. */
const build = async (pagePath: string, body: string) => {
  const html = path.join("public", pagePath, "index.html");
  await mkdir(path.dirname(html), { recursive: true });
  await writeFile(html, `<html><head></head><body><main><p>${body}</p></main></body></html>`);
};

const finish = (...pages: Page[]) =>
  finishPages(
    new Map(pages.map((one) => [one.path, one])),
    { url: SITE, wordmark: DRAWING },
    pages.map((one) => one.path),
  );

const published = (file: string) => readFile(path.join("public", file), "utf8");

beforeEach(async () => {
  process.chdir(await mkdtemp(path.join(tmpdir(), "finished-")));
  await build("/services/a", "a");
  await build("/services/b", "b");
  await finish(page("/services/a"), page("/services/b"));
});
afterEach(async () => {
  const folder = process.cwd();
  process.chdir(home);
  await rm(folder, { recursive: true });
});

it("publishes each page with data that end no element, and no second page in a folder", async () => {
  expect(await published("services/a.html")).toMatch(/<p>a<.*"\\u003c\/script>data"/);
  expect(existsSync("public/services/a/index.html")).toBe(false);
});

it("removes all that an earlier build made of a page that is gone, and no file of static/", async () => {
  await mkdir("static");
  for (const folder of ["static", "public"]) await writeFile(`${folder}/proof.html`, "");
  await build("/services/a", "a");
  await finish(page("/services/a"));
  for (const file of ["services/b.html", "services/b.md", "social/services/b.png"])
    expect(existsSync(path.join("public", file))).toBe(false);
  expect(existsSync("public/services/a.md")).toBe(true);
  expect(existsSync("public/proof.html")).toBe(true);
});

it("refuses a page that no kind of page describes, unless it is kept out of lists", async () => {
  await build("/services/a", "a");
  const site = { url: SITE, wordmark: DRAWING };
  const all = ["/services/a"];
  await expect(finishPages(new Map(), site, all)).rejects.toThrow("/services/a");
  const file = "public/services/a/index.html";
  await writeFile(file, '<head><meta name="robots" content="noindex"/></head><body>a</body>');
  await finishPages(new Map(), site, all);
  expect(await published("services/a.html")).toContain("noindex");
  expect(existsSync("public/services/a.md")).toBe(false);
});
