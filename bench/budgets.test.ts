/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inlineWeight } from "./inlineWeight";
import { characters } from "../src/theme/fonts/characters";
import { fileSize, MEASURED_PAGES, pageFile } from "./pages";

/** The build that `npm test` makes before it comes here. Sizes are bytes in brotli. */
const publicDir = resolve("public");

const readJson = (path: string) => JSON.parse(readFileSync(join(publicDir, path), "utf8"));

const pages = (existsSync(join(publicDir, "sitemap.xml")) ? readSitemap() : []).filter((path) =>
  existsSync(pageFile(publicDir, path)),
);

function readSitemap() {
  const sitemap = readFileSync(join(publicDir, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

const scriptsOf = (chunks: string[]): Set<string> => {
  const { namedChunkGroups } = JSON.parse(readFileSync(".cache/webpack.stats.json", "utf8"));
  const assets = chunks.flatMap((chunk) => namedChunkGroups[chunk]?.assets ?? []);
  return new Set(assets.map(({ name }: { name: string }) => `/${name}`));
};

const sum = (addresses: Iterable<string>) =>
  [...addresses].reduce((total, address) => total + fileSize(publicDir, address), 0);

it.each(Object.values(MEASURED_PAGES))("has every character of %s in its fonts", (path) => {
  const html = readFileSync(pageFile(publicDir, path), "utf8");
  // Entities are in ASCII, which the fonts have.
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>|\s/g, "");
  expect([...new Set(text)].filter((character) => !characters.includes(character))).toEqual([]);
});

describe.each(pages)("weight of %s", (path) => {
  const html = readFileSync(pageFile(publicDir, path), "utf8");
  const isHome = path === "/";
  const fonts = [...html.matchAll(/<link[^>]*as="font"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? "",
  );
  const weight = inlineWeight(html);

  it("holds the HTML with its styles to its budget", () => {
    expect(weight.whole).toBeLessThanOrEqual(isHome ? 28_000 : 14_000);
  });

  it("fetches no script by itself", () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toMatch(/<link[^>]*as="script"/);
    expect(weight.scripts).toBeLessThanOrEqual(5_000);
  });

  it("preloads at most two fonts of 60 kB together", () => {
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(sum(fonts)).toBeLessThanOrEqual(60_000);
  });

  it("holds all its scripts to their budget once everything has been used", () => {
    const data = readJson(`page-data/${isHome ? "index" : path.slice(1)}/page-data.json`);
    const scripts = scriptsOf(["app", data.componentChunkName, ...(isHome ? ["slick"] : [])]);
    expect(weight.scripts + sum(scripts)).toBeLessThanOrEqual(isHome ? 125_000 : 105_000);
  });
});
