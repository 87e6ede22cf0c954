import { resolve } from "node:path";
import { chromium, devices, type Browser, type Page } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { MEASURED_PAGES, REFERENCE_PATH, median } from "./pages";
import { startServer } from "./server";

/**
 * `npm run bench:taps`: the slowest of ten taps on each control, from the tap to the next frame, at a quarter of the
 * processor's speed: the first on a fresh page, then others in quick succession, which meet React where the control
 * starts it. In milliseconds, medians of RUNS (3). Event Timing rounds to 8 ms and leaves out what is below 16 ms (0).
 */
const RUNS = Number(process.env.RUNS ?? 3);
const SLOWDOWN = 4;
const TAPS = 10;
/** Milliseconds between taps: shorter than React takes to arrive, out of step with it. */
const HURRY = 130;

/** Something on a page that a visitor taps. */
type Control = {
  name: string;
  selector: string;
  /** What must be tapped before to reach it. */
  prepare?: string;
  /** Seen on wide screens only; all others are tapped on a phone. */
  desktop?: true;
  /** Pages that have it; all when absent. */
  pages?: readonly (keyof typeof MEASURED_PAGES)[];
};

const MENU = "header [command=show-modal]";

const CONTROLS: readonly Control[] = [
  { name: "menu", selector: MENU },
  { name: "menu group", selector: "dialog summary", prepare: MENU },
  { name: "menu close", selector: "dialog [command=close]", prepare: MENU },
  { name: "dropdown", selector: "header [popovertarget]", desktop: true },
  { name: "strip pause", selector: "[aria-pressed]", pages: ["home"] },
  { name: "question", selector: "main summary", pages: ["service", "sector"] },
  { name: "field", selector: "form [name=message]" },
  { name: "send", selector: "form [type=submit]" },
];

/** What a tap costs on this machine at the least: the controls of the hand-written page. */
const REFERENCE_CONTROLS: readonly Control[] = [
  { name: "details", selector: "summary" },
  { name: "menu", selector: "[command=show-modal]" },
];

/** Collects the durations of the visitor's interactions in the page. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

const slowestTap = async (browser: Browser, url: string, control: Control) => {
  const device = control.desktop
    ? { viewport: { width: 1280, height: 800 }, hasTouch: true }
    : devices["Pixel 7"];
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle" });
  if (control.prepare) await page.locator(control.prepare).first().tap();
  const target = page.locator(control.selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await watch(page);
  // A tap may hit a link that has come to its place: 204 leaves the visitor on the page that is measured.
  await page.route("**", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error(`${control.name} is not on ${url}`);
  for (let count = 0; count < TAPS; count++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(HURRY);
  }
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  await context.close();
  return Math.max(0, ...durations);
};

const main = async () => {
  const { origin, stop } = await startServer(resolve("public"));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const pages = Object.entries(MEASURED_PAGES).map(([page, path]) => ({
    page,
    path,
    controls: CONTROLS.filter(({ pages }) => !pages || pages.some((name) => name === page)),
  }));
  const all = [
    { page: "hand-written", path: REFERENCE_PATH, controls: REFERENCE_CONTROLS },
    ...pages,
  ];
  const found = new Map<string, number[]>();
  // Round after round of all, so that what else the machine does meets each control alike.
  for (let run = 0; run < RUNS; run++)
    for (const { page, path, controls } of all)
      for (const control of controls) {
        const name = `${page}: ${control.name}`;
        const slowest = await slowestTap(browser, origin + path, control);
        found.set(name, [...(found.get(name) ?? []), slowest]);
      }
  await browser.close();
  stop();
  console.table(Object.fromEntries([...found].map(([name, taps]) => [name, median(taps)])));
};

void main();
