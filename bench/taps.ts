import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, devices, type Browser } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { INPUT_PAUSE } from "../src/inline/hydrateOnIntent";
import { BROWSER_FLAGS } from "./browser";
import { buildsToMeasure } from "./build";
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
 * `-- --no-build` measures the build that is there; `BUILDS="public /tmp/without-it"` several builds, round by round, to tell
 * what a change buys. `ONLY="menu close|question"` measures the taps whose name matches, and nothing else.
 */

const RUNS = Number(process.env.RUNS ?? 3);
const ONLY = new RegExp(process.env.ONLY ?? "");

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

type Tap = { name: string; url: string; control: Control };

/** The hand-written page's controls, which tell what a tap costs on this machine at the least, and those of each page. */
const tapsOf = (folders: readonly string[], origins: readonly string[]): Tap[] => {
  const onReference = REFERENCE_CONTROLS.map((control) => ({
    name: `hand-written page: ${control.name}`,
    url: origins[0] + REFERENCE_PATH,
    control,
  }));
  const onPages = Object.entries(MEASURED_PAGES).flatMap(([page, path]) =>
    CONTROLS.filter(({ pages }) => !pages || pages.includes(path)).flatMap((control) =>
      origins.map((origin, build) => ({
        name: `${page}: ${control.name}${build > 0 ? ` of ${folders[build]}` : ""}`,
        url: origin + path,
        control,
      })),
    ),
  );
  return [...onReference, ...onPages].filter(({ name }) => ONLY.test(name));
};

/** Round after round of all, so that what else the machine does meets each control alike. */
const measure = async (browser: Browser, taps: readonly Tap[]) => {
  const rows = new Map<string, Row[]>(taps.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run++)
    for (const { name, url, control } of taps)
      rows.get(name)?.push(await measureOnce(browser, url, control));
  return Object.fromEntries(
    [...rows].map(([name, all]) => {
      const middle = (column: keyof Row) => median(all.map((row) => row[column]));
      return [name, { first: middle("first"), quick: middle("quick"), later: middle("later") }];
    }),
  );
};

/** The main thread's work of opening and closing, and while nothing is asked of it. */
const measureWork = async (browser: Browser, origin: string) => {
  const work: Record<string, Awaited<ReturnType<typeof tapWork>>> = {};
  for (const [name, opening] of Object.entries(OPENINGS))
    work[name] = await tapWork(browser, origin, opening);
  const busy: Record<string, string> = {};
  for (const [name, path] of Object.entries(MEASURED_PAGES))
    busy[name] = `${((await idleCost(browser, origin + path)) * 100).toFixed(2)} %`;
  return { work, busy };
};

const main = async () => {
  const folders = buildsToMeasure();
  const servers = await Promise.all(folders.map((folder) => startServer(resolve(folder))));
  const origins = servers.map(({ origin }) => origin);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const taps = await measure(browser, tapsOf(folders, origins));
  const rest = process.env.ONLY ? undefined : await measureWork(browser, origins[0]!);
  await browser.close();
  for (const { stop } of servers) stop();
  console.log("Worst tap in ms: first of the page, in quick succession, at rest");
  console.table(taps);
  if (rest) {
    console.log("Main thread's work for a tap, in ms of the processor");
    console.table(rest.work);
    console.log("Main thread busy over 5 idle seconds");
    console.table(rest.busy);
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/taps.json", JSON.stringify({ taps, ...rest }, null, 2));
};

void main();
