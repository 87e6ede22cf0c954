import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test, type Page, type Request } from "@playwright/test";
import { pageFile } from "../contract/pageAddresses";
import { characters } from "../src/theme/fonts/characters";
import { frozen } from "./support/builds";
import { startReact } from "./support/react";
import { allPages, bookingPage, pageTypes } from "./support/specification";

// Only what code alone can change has a limit here; bench/ measures what a page weighs with its texts and pictures.
// Sizes are bytes, of scripts in brotli.

const htmlOf = (path: string) => readFileSync(join(frozen.publicDir, pageFile(path)), "utf8");

/** Size in bytes once compressed as the host does at best. */
const brotliSize = (content: Buffer | string) => brotliCompressSync(Buffer.from(content)).length;

/** Bytes in brotli that a page would have less without its inline scripts. */
const inlineScripts = (html: string) =>
  brotliSize(html) -
  brotliSize(html.replace(/<script(?! type="application)[\s\S]*?<\/script>/g, ""));

/** What a page has asked for until now: what it asks for after that comes back. */
const collect = (page: Page) => {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  return async (pattern: RegExp) => {
    await page.evaluate(() => fetch("/robots.txt"));
    return asked.filter((request) => pattern.test(request.url()));
  };
};

const SCRIPT = /\.js(\?|$)/;

const bodies = (requests: Request[]) =>
  Promise.all(requests.map(async (request) => (await request.response())!.body()));

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test("the first request brings little script and no script file", () => {
  for (const path of pageTypes.filter((type) => allPages.includes(type))) {
    const html = htmlOf(path);
    expect(html, path).not.toMatch(/<script[^>]* src=|<link[^>]*as="script"/);
    expect(inlineScripts(html), path).toBeLessThanOrEqual(2_000);
    expect(html.match(/<link[^>]*as="font"/g)?.length ?? 0, path).toBeLessThanOrEqual(2);
  }
});

test("the fonts have every character of French texts", () => {
  for (const path of allPages) {
    // Entities are in ASCII, which the fonts have.
    const text = htmlOf(path).replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>|\s/g, "");
    expect([...new Set(text)].filter((character) => !characters.includes(character))).toEqual([]);
  }
});

for (const path of ["/", "/services/google-ads", bookingPage])
  test(`${path} fetches no script before interaction, and few in all`, async ({
    browser,
    baseURL,
  }) => {
    // The telephone that Lighthouse measures with.
    const page = await browser.newPage({
      baseURL: baseURL!,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const asked = collect(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await asked(SCRIPT)).toEqual([]);
    const fonts = await bodies(await asked(/\.woff2$/));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(sum(fonts.map(({ length }) => length))).toBeLessThanOrEqual(60_000);
    // Of a part that needs none.
    await page.getByRole("heading", { level: 1 }).click();
    expect(await asked(SCRIPT)).toEqual([]);
    await startReact(page);
    const carousels = page.locator(".slick-track");
    await expect(carousels).toHaveCount(0);
    if (path === "/") {
      await page.locator("#services").scrollIntoViewIfNeeded();
      await expect(carousels.first()).toBeAttached();
    }
    await page.waitForLoadState("networkidle");
    const inlined = inlineScripts(htmlOf(path));
    const scripts = await bodies(await asked(SCRIPT));
    expect(inlined + sum(scripts.map(brotliSize))).toBeLessThanOrEqual(
      path === "/" ? 98_000 : 82_000,
    );
    await page.close();
  });

test("the services fetch no script on a wide screen", async ({ page }) => {
  const asked = collect(page);
  await page.goto("/");
  await page.locator("#services article a").last().focus();
  expect(await asked(SCRIPT)).toEqual([]);
});
