/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SitePage } from "./files/sitePages";
import { finishPages } from "./finishPages";
import { restorePages } from "./pageFiles";
import type { SiteData } from "./siteData";

const home = process.cwd();
const site = {
  settings: { url: "https://www.cresca.example" },
  wordmark: { svg: '<svg viewBox="0 0 10 10"/>' },
} as SiteData;

let described: string[] = [];
let values = new Map<string, unknown>();
const cache = {
  get: async (key: string) => values.get(key),
  set: async (key: string, value: unknown) => values.set(key, value),
};

const page = (pagePath: string, readsDigest = "settings"): SitePage => ({
  path: pagePath,
  isListed: true,
  readsDigest,
  describe: (pageData) => {
    described.push(pagePath);
    const card = { kicker: "Service", title: pagePath, artwork: site.wordmark.svg };
    return { data: `<!-- ${readsDigest} -->`, alternate: pageData, card };
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

const finish = (...pages: SitePage[]) => {
  described = [];
  return finishPages(site, new Map(pages.map((one) => [one.path, one])), {
    pagePaths: pages.map((one) => one.path),
    publicDir: "public",
    cache,
  });
};

const published = (file: string) => readFile(path.join("public", file), "utf8");

beforeEach(async () => {
  process.chdir(await mkdtemp(path.join(tmpdir(), "finished-")));
  values = new Map();
  await build("/services/a", "a");
  await build("/services/b", "b");
  await finish(page("/services/a"), page("/services/b"));
  await restorePages("public");
});
afterEach(async () => {
  const folder = process.cwd();
  process.chdir(home);
  await rm(folder, { recursive: true });
});

it("publishes each page, its Markdown and its social image", async () => {
  expect(await published("services/a.html")).toMatch(/<body>a<.*settings/);
  expect(await published("services/a.md")).toBe("a");
  expect(existsSync("public/social/services/a.png")).toBe(true);
});

it("finishes the page that has changed and no other", async () => {
  await build("/services/b", "b, edited");
  const policies = await finish(page("/services/a"), page("/services/b"));
  expect(described).toEqual(["/services/b"]);
  expect(await published("services/b.html")).toContain("b, edited");
  expect(await published("services/a.html")).toMatch(/<body>a<.*settings/);
  expect([...policies.keys()]).toEqual(["/services/a", "/services/b"]);
});

it("finishes all pages when what they all read has changed", async () => {
  await finish(page("/services/a", "a new name"), page("/services/b", "a new name"));
  expect(await published("services/a.html")).toContain("a new name");
  expect(described).toHaveLength(2);
});

it("removes all that was made of a page that is gone", async () => {
  await rm("public/services/b/index.html");
  await finish(page("/services/a"));
  for (const file of ["services/b.html", "services/b.md", "social/services/b.png"])
    expect(existsSync(path.join("public", file))).toBe(false);
  expect(await published("services/a.md")).toBe("a");
});

it("believes none of the files that a failed build has left", async () => {
  await build("/services/a", '<img src="https://elsewhere.example/a.png">');
  await expect(finish(page("/services/a"), page("/services/b"))).rejects.toThrow("elsewhere");
  await restorePages("public");
  await build("/services/a", "a");
  await finish(page("/services/a"), page("/services/b"));
  expect(await published("services/a.html")).toMatch(/<body>a<.*settings/);
});
