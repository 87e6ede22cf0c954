import { brotliCompressSync } from "node:zlib";
import { expect, test, type Page, type Response } from "@playwright/test";
import { startReact } from "./support/react";

// What each page file holds and may fetch is held to its budget by bench/budgets.test.ts, for every page;
// here a browser tells what it really fetches.

const budgets = [
  { path: "/", kilobytes: 150 },
  { path: "/services/google-ads", kilobytes: 120 },
  { path: "/secteurs/immobilier", kilobytes: 120 },
  { path: "/secteurs/cosmetique", kilobytes: 120 },
] as const;

const isScript = (response: Response) => /\.js(\?|$)/.test(response.url());

/** Weight in kB: text in brotli as a CDN sends it, everything else as it is. */
const weigh = async (responses: Response[]) => {
  let bytes = 0;
  for (const response of responses) {
    const body = await response.body();
    const isText = /text|javascript|json|svg|xml/.test(response.headers()["content-type"] ?? "");
    bytes += isText ? brotliCompressSync(body).length : body.length;
  }
  return bytes / 1000;
};

const collect = (page: Page) => {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.status() === 200 && response.url().startsWith("http")) responses.push(response);
  });
  return responses;
};

for (const { path, kilobytes } of budgets) {
  test(`${path} fetches no script before interaction, and at most ${kilobytes} kB`, async ({
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
    const responses = collect(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(responses.filter(isScript).map((response) => response.url())).toEqual([]);
    const fonts = responses.filter((response) => /\.woff2/.test(response.url()));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(await weigh(responses)).toBeLessThanOrEqual(kilobytes);
    await page.close();
  });
}

for (const { path } of budgets)
  test(`${path} has all its pictures on a wide screen that nobody has scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    const missing = () =>
      page
        .locator("img")
        .evaluateAll((images: HTMLImageElement[]) =>
          images.filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src),
        );
    await expect.poll(missing).toEqual([]);
  });

for (const [width, expected] of [
  [375, 1],
  [1440, 0],
] as const) {
  test(`react-slick is fetched ${expected ? "" : "not "}at ${width} px`, async ({ page }) => {
    const responses = collect(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await startReact(page);
    await page.locator("#services").scrollIntoViewIfNeeded();
    if (expected) await expect(page.locator(".slick-track").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(
      responses.filter(isScript).map((response) => response.text()),
    );
    expect(scripts.filter((script) => script.includes("slick-cloned"))).toHaveLength(expected);
  });
}
