import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, devices, type Browser } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { buildUnlessTold } from "./build";
import { inlineWeight } from "./inlineWeight";
import { brotliSize, fileSize, kilobytes, MEASURED_PAGES, pageFile } from "./pages";
import { startServer } from "./server";
import { useEverything } from "./useEverything";

/**
 * `npm run bench:weight`: what one page of each kind holds, what it fetches before the visitor does
 * anything, and all its scripts once everything on it has been used. Brotli, quality 11, without headers.
 *
 * `-- --no-build` measures the build that is there.
 */
const publicDir = resolve("public");

/** Time in which a page that is only looked at could fetch something late, in milliseconds. */
const LOOK = 4000;

const PICTURE = /\.(avif|webp|png|jpg)$/;

/** What a page fetches by itself, and then when used. */
const fetched = async (browser: Browser, origin: string, path: string) => {
  const context = await browser.newContext({ ...devices["Pixel 7"], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const addresses = new Set<string>();
  page.on("requestfinished", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === "https:" && pathname !== path && !pathname.startsWith("/.netlify"))
      addresses.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(LOOK);
  const before = [...addresses];
  await useEverything(page);
  await context.close();
  return { before, after: [...addresses] };
};

/** What a page's HTML should not weigh more than, in bytes: it takes two trips of the network then instead of one. */
const HEAVY = 14_000;

/** What a page's pictures should not weigh more than on a phone, in bytes. */
const HEAVY_PICTURES = 150_000;

/** Warns of pages that texts have made heavy. It is for whoever measures: an editor may write as much as they want. */
const warnOfHeavyPages = () => {
  const sitemap = readFileSync(resolve(publicDir, "sitemap.xml"), "utf8");
  for (const [, address = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = new URL(address).pathname;
    const bytes = brotliSize(readFileSync(pageFile(publicDir, path)));
    if (path !== "/" && bytes > HEAVY) console.warn(`Heavy HTML: ${kilobytes(bytes)} ${path}`);
  }
};

const main = async () => {
  buildUnlessTold();
  const { origin, stop } = await startServer(publicDir);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const sum = (addresses: string[], pattern: RegExp) =>
    addresses
      .filter((address) => pattern.test(address))
      .reduce((total, address) => total + fileSize(publicDir, address), 0);
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, path] of Object.entries(MEASURED_PAGES)) {
    const html = inlineWeight(readFileSync(pageFile(publicDir, path), "utf8"));
    const { before, after } = await fetched(browser, origin, path);
    const pictures = sum(after, PICTURE);
    if (pictures > HEAVY_PICTURES) console.warn(`Heavy pictures: ${kilobytes(pictures)} ${path}`);
    rows[name] = {
      HTML: kilobytes(html.whole),
      "its styles": kilobytes(html.styles),
      "its scripts": kilobytes(html.scripts),
      "its drawings": kilobytes(html.drawings),
      fonts: kilobytes(sum(before, /\.woff2$/)),
      "all images": kilobytes(pictures),
      images: kilobytes(sum(before, PICTURE)),
      "JS before": kilobytes(html.scripts + sum(before, /\.js$/)),
      "all before": kilobytes(html.whole + sum(before, /./)),
      "all JS": kilobytes(html.scripts + sum(after, /\.js$/)),
      data: kilobytes(sum(after, /\.json$/)),
    };
    console.error(`${path} before: ${before.join(" ")}`);
    const scripts = after.filter((address) => address.endsWith(".js"));
    for (const script of scripts)
      console.error(`  ${kilobytes(fileSize(publicDir, script)).padStart(8)} ${script}`);
  }
  await browser.close();
  stop();
  console.table(rows);
  warnOfHeavyPages();
};

void main();
