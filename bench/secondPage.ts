import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { median } from "./pages";
import { startServer } from "./server";

/**
 * `npm run bench:second`: milliseconds from the end of a click on a link to the largest paint of the page that it leads to;
 * medians of RUNS (7), of the build in `public`. RULES=off: without the site's speculation rules. The server answers as late
 * as Lighthouse's networks do. By Puppeteer, because Playwright does not let pages be prerendered.
 */
const runs = Number(process.env.RUNS ?? 7);
const hasRules = process.env.RULES !== "off";

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
      const { x, y } = await link.clickablePoint();
      const touch = await page.touchscreen.touchStart(x, y);
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

/** In a page: the instant of its largest paint, in milliseconds since 1970. */
const largestPaint = `new Promise((done) => new PerformanceObserver((list) =>
  done(performance.timeOrigin + list.getEntries().at(-1).startTime),
).observe({ type: "largest-contentful-paint", buffered: true }))`;

/** That instant of the page that is shown now, whose place in the tab a prerendered one may have taken: Puppeteer loses it. */
const paintOfSecond = async (browser: Browser): Promise<number> => {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send("Target.getTargets");
  const shown = targetInfos.find(({ type, url }) => type === "page" && url.includes(SECOND));
  if (!shown) throw new Error("The click has led nowhere.");
  const { sessionId } = await root.send("Target.attachToTarget", {
    targetId: shown.targetId,
    flatten: true,
  });
  const session = root.connection()?.session(sessionId);
  const answer = await session?.send("Runtime.evaluate", {
    expression: largestPaint,
    awaitPromise: true,
    returnByValue: true,
  });
  return Number(answer?.result.value);
};

const measure = async (browser: Browser, device: keyof typeof DEVICES) => {
  const { viewport, latency, choose } = DEVICES[device];
  const { origin, stop } = await startServer(resolve("public"), latency);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.goto(origin, { waitUntil: "load" });
  if (!hasRules)
    await page.$eval("script[type=speculationrules]", (rules) => {
      rules.remove();
    });
  await page.$eval(LINK, (link) => {
    link.scrollIntoView({ block: "center", behavior: "instant" });
  });
  // On a phone the carousel has come near and put its slides in the place of the row.
  await wait(1000);
  const links = await page.$$(LINK);
  const inSight = await Promise.all(links.map((link) => link.isIntersectingViewport()));
  const link = links.find((_, index) => inSight[index]);
  if (!link) throw new Error("No link is in sight.");
  const clicked = await choose(page, link);
  // A page that was prepared takes the place of the first in the same tab: there is no navigation to wait for.
  await wait(3000);
  const paint = await paintOfSecond(browser);
  await context.close();
  stop();
  return paint - clicked;
};

const main = async () => {
  const browser = await puppeteer.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_FLAGS,
    acceptInsecureCerts: true,
  });
  for (const device of ["phone", "desktop"] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measure(browser, device));
    console.log(`${device}: ${Math.round(median(times))} ms`);
  }
  await browser.close();
};

void main();
