/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SitePage } from "./files/sitePages";
import { finishPages, publishedFile } from "./finishPages";
import type { SiteData } from "./siteData";

const home = process.cwd();
const site = {
  settings: { url: "https://www.cresca.example" },
  wordmark: { svg: '<svg viewBox="0 0 10 10"/>' },
} as SiteData;

const page = (pagePath: string): SitePage => ({
  path: pagePath,
  isListed: true,
  describe: (pageData) => {
    const card = { kicker: "Service", title: pagePath, artwork: site.wordmark.svg };
    return { data: "<!-- data -->", alternate: pageData, card };
  },
});

/** What Gatsby writes of a page. */
const build = async (pagePath: string, body: string) => {
  const data = path.join("public/page-data", pagePath, "page-data.json");
  const html = path.join("public", pagePath, "index.html");
  for (const [file, text] of [
    [data, body],
    [html, `<html><body>${body}</body></html>`],
  ] as const) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

const finish = (...pages: SitePage[]) =>
  finishPages(site, new Map(pages.map((one) => [one.path, one])), {
    pagePaths: pages.map((one) => one.path),
    publicDir: "public",
  });

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

it.each([
  ["/", "index.html"],
  ["/services/a", "services/a.html"],
  ["/404.html", "404.html"],
])("publishes %s as %s", (pagePath, file) => {
  expect(publishedFile(pagePath)).toBe(file);
});

it("publishes each page, its Markdown and its social image, and no second page in a folder", async () => {
  expect(await published("services/a.html")).toMatch(/<body>a<.*data/);
  expect(await published("services/a.md")).toBe("a");
  expect(existsSync("public/social/services/a.png")).toBe(true);
  expect(existsSync("public/services/a/index.html")).toBe(false);
});

it("removes all that an earlier build made of a page that is gone, and no file of static/", async () => {
  await mkdir("static");
  for (const folder of ["static", "public"]) await writeFile(`${folder}/proof.html`, "");
  await build("/services/a", "a");
  await finish(page("/services/a"));
  for (const file of ["services/b.html", "services/b.md", "social/services/b.png"])
    expect(existsSync(path.join("public", file))).toBe(false);
  expect(await published("services/a.md")).toBe("a");
  expect(existsSync("public/proof.html")).toBe(true);
});

it("names code that no policy can allow", async () => {
  await build("/services/a", '<img src="https://elsewhere.example/a.png">');
  await expect(finish(page("/services/a"))).rejects.toThrow("elsewhere");
});
