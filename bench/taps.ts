import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, devices, type Browser } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { INPUT_PAUSE } from "../src/inline/hydrateOnIntent";
import { BROWSER_FLAGS } from "./browser";
import { buildUnlessTold } from "./build";
import { CONTROLS, OPENINGS, REFERENCE_CONTROLS, type Control } from "./controls";
import { idleCost } from "./idleCost";
import { MEASURED_PAGES, REFERENCE_PATH, median } from "./pages";
import { startServer } from "./server";
import { slowPage, watchTaps, worstTap } from "./slowPage";
import { tapWork } from "./tapWork";

/**
 * `npm run bench:taps`: worst time from a tap to the next frame, of every control, at a quarter of the
 * processor's speed: the first tap on a fresh page, taps in quick succession after a pause (where the control starts React, those
 * meet it), and taps at rest. Medians of `RUNS` fresh pages (3).
 * Then the work of the main thread for opening and closing the menu, and the share of time in which the main thread is busy while the page is only looked at.
 * Event Timing rounds to 8 ms and leaves out what is below 16 ms (shown as 0).
 *
 * `-- --no-build` measures the build that is there.
 */

const RUNS = Number(process.env.RUNS ?? 3);

/** Milliseconds between taps in quick succession: shorter than it takes, out of step with it. */
const HURRY = 130;
const QUICK_TAPS = 8;

/** Milliseconds in which React has arrived and the page has come to rest. */
const REST = 3000;

const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: true };

type Row = { first: number; quick: number; later: number };

const measureOnce = async (browser: Browser, url: string, control: Control): Promise<Row> => {
  const page = await slowPage(browser, url, control.desktop ? DESKTOP : devices["Pixel 7"]);
  if (control.prepare) await page.locator(control.prepare).first().tap();
  const target = page.locator(control.selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await watchTaps(page);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${control.name} is not on ${url}`);
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await page.waitForTimeout(HURRY);
  const first = await worstTap(page);
  await page.waitForTimeout(INPUT_PAUSE);
  for (let count = 0; count < QUICK_TAPS; count++) {
    await tap();
    await page.waitForTimeout(HURRY);
  }
  await page.waitForTimeout(REST);
  const quick = await worstTap(page);
  for (let count = 0; count < 2; count++) {
    await tap();
    await page.waitForTimeout(REST / 4);
  }
  const later = await worstTap(page);
  await page.context().close();
  return { first, quick, later };
};

type Tap = { path: string; control: Control };

/** The hand-written page's controls, which tell what a tap costs on this machine at the least, and those of each page. */
const taps = (): Record<string, Tap> => {
  const all: Record<string, Tap> = {};
  for (const control of REFERENCE_CONTROLS)
    all[`hand-written page: ${control.name}`] = { path: REFERENCE_PATH, control };
  for (const [name, path] of Object.entries(MEASURED_PAGES))
    for (const control of CONTROLS)
      if (!control.pages || control.pages.includes(path))
        all[`${name}: ${control.name}`] = { path, control };
  return all;
};

/** Round after round of all, so that what else the machine does meets each control alike. */
const measure = async (browser: Browser, origin: string) => {
  const rounds: Record<string, Row>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const rows: Record<string, Row> = {};
    for (const [name, { path, control }] of Object.entries(taps()))
      rows[name] = await measureOnce(browser, origin + path, control);
    rounds.push(rows);
  }
  const middle = (name: string, column: keyof Row) =>
    median(rounds.map((rows) => rows[name]?.[column] ?? NaN));
  return Object.fromEntries(
    Object.keys(taps()).map((name) => [
      name,
      {
        first: middle(name, "first"),
        quick: middle(name, "quick"),
        later: middle(name, "later"),
      },
    ]),
  );
};

const main = async () => {
  buildUnlessTold();
  const { origin, stop } = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const rows = await measure(browser, origin);
  const busy: Record<string, string> = {};
  for (const [name, path] of Object.entries(MEASURED_PAGES))
    busy[name] = `${((await idleCost(browser, origin + path)) * 100).toFixed(2)} %`;
  const work: Record<string, Awaited<ReturnType<typeof tapWork>>> = {};
  for (const [name, opening] of Object.entries(OPENINGS))
    work[name] = await tapWork(browser, origin, opening);
  await browser.close();
  stop();
  console.log("Worst tap in ms: first of the page, in quick succession, at rest");
  console.table(rows);
  console.log("Main thread's work for a tap, in ms of the processor");
  console.table(work);
  console.log("Main thread busy over 5 idle seconds");
  console.table(busy);
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/taps.json", JSON.stringify({ taps: rows, work, busy }, null, 2));
};

void main();
