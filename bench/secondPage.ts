import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { shownTab } from "../scripts/shownTab";
import { BROWSER_FLAGS } from "./browser";
import { median } from "./pages";
import { startServer } from "./server";

/**
 * `npm run bench:second`: from the end of a click on a link to the largest paint of the page that it leads to, with the
 * speculation rules of the site and without them, interleaved. The server answers as late as Lighthouse's networks do.
 * By Puppeteer, because Playwright does not let pages be prerendered.
 *
 * Of the build in `public`. RUNS: 7 unless set.
 */
const runs = Number(process.env.RUNS ?? 7);

/** Milliseconds in which the second page has come to rest. */
const REST = 3000;

const SECOND = "/services/";
const LINK = `main a[href^="${SECOND}"]`;

/** The tab's page may be changed for the prepared one before it has answered. */
const ignore = () => undefined;

const DEVICES = {
  phone: {
    viewport: { width: 412, height: 823, isMobile: true, hasTouch: true },
    latency: 150,
    /** A tap, from touch to release. */
    choose: async (page: Page, link: ElementHandle) => {
      const touch = await link
        .clickablePoint()
        .then(({ x, y }) => page.touchscreen.touchStart(x, y));
      await wait(100);
      const end = Date.now();
      void touch.end().catch(ignore);
      return end;
    },
  },
  desktop: {
    viewport: { width: 1280, height: 800 },
    latency: 40,
    /** The pointer comes, rests for a third of a second, and clicks. */
    choose: async (page: Page, link: ElementHandle) => {
      await link.hover();
      await wait(300);
      await page.mouse.down();
      await wait(80);
      const end = Date.now();
      void page.mouse.up().catch(ignore);
      return end;
    },
  },
};

/** Instant of the largest paint so far, in milliseconds since 1970, and whether the page was prepared ahead. */
const readPaint = () =>
  new Promise<{ paint: number; prerendered: boolean }>((done) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const prerendered = ((navigation as { activationStart?: number }).activationStart ?? 0) > 0;
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) done({ paint: performance.timeOrigin + last.startTime, prerendered });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });

const measure = async (browser: Browser, device: keyof typeof DEVICES, withRules: boolean) => {
  const { viewport, latency, choose } = DEVICES[device];
  const { origin, stop } = await startServer(resolve("public"), latency);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.goto(origin, { waitUntil: "load" });
  if (!withRules)
    await page.$eval('script[type="speculationrules"]', (rules) => {
      rules.remove();
    });
  const link = (await page.$(LINK))!;
  await link.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  await wait(1000);
  const clicked = await choose(page, link);
  // A page that was prepared takes the place of the first in the same tab: there is no navigation to wait for.
  await wait(REST);
  const tab = await shownTab(browser, (address) => address.includes(SECOND));
  const { paint, prerendered } = await tab.evaluate(readPaint);
  await context.close();
  stop();
  return { milliseconds: paint - clicked, prerendered };
};

const main = async () => {
  const browser = await puppeteer.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_FLAGS,
    acceptInsecureCerts: true,
  });
  const rows: Record<string, Record<string, number | string>> = {};
  for (const device of ["phone", "desktop"] as const) {
    const figures = { with: [] as number[], without: [] as number[], prerendered: 0 };
    for (let run = 0; run < runs; run++) {
      const visit = await measure(browser, device, true);
      figures.with.push(visit.milliseconds);
      figures.prerendered += Number(visit.prerendered);
      figures.without.push((await measure(browser, device, false)).milliseconds);
    }
    rows[device] = {
      "with rules, ms": Math.round(median(figures.with)),
      "without, ms": Math.round(median(figures.without)),
      prerendered: `${figures.prerendered} of ${runs}`,
    };
  }
  await browser.close();
  console.log("Largest paint of the second page, from the click");
  console.table(rows);
};

void main();
