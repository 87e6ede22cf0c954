import { resolve } from "node:path";
import { chromium, devices, type Browser } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { CONTROLS, REFERENCE_CONTROLS, type Control } from "./controls";
import { MEASURED_PAGES, REFERENCE_PATH, median } from "./pages";
import { startServer } from "./server";
import { slowPage, watchTaps, worstTap } from "./slowPage";

/**
 * `npm run bench:taps`: worst time from a tap to the next frame, of every control, at a quarter of the processor's speed: the
 * first tap on a fresh page, taps in quick succession (where the control starts React, those meet it), and taps at rest.
 * Medians of RUNS fresh pages (3) of the build in `public`. Event Timing rounds to 8 ms and leaves out what is below 16 ms
 * (shown as 0). ONLY="menu close|question" measures the taps whose name matches.
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

/** The hand-written page's controls, which tell what a tap costs on this machine at the least, and those of each page. */
const tapsOf = (origin: string) => {
  const onReference = REFERENCE_CONTROLS.map((control) => ({
    name: `hand-written page: ${control.name}`,
    url: origin + REFERENCE_PATH,
    control,
  }));
  const onPages = Object.entries(MEASURED_PAGES).flatMap(([page, path]) =>
    CONTROLS.filter(({ pages }) => !pages || pages.includes(path)).map((control) => ({
      name: `${page}: ${control.name}`,
      url: origin + path,
      control,
    })),
  );
  return [...onReference, ...onPages].filter(({ name }) => ONLY.test(name));
};

const main = async () => {
  const { origin, stop } = await startServer(resolve("public"));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const taps = tapsOf(origin);
  const rows = new Map<string, Row[]>(taps.map(({ name }) => [name, []]));
  // Round after round of all, so that what else the machine does meets each control alike.
  for (let run = 0; run < RUNS; run++)
    for (const { name, url, control } of taps)
      rows.get(name)?.push(await measureOnce(browser, url, control));
  await browser.close();
  stop();
  const medians = [...rows].map(([name, all]) => {
    const middle = (column: keyof Row) => median(all.map((row) => row[column]));
    return [name, { first: middle("first"), quick: middle("quick"), later: middle("later") }];
  });
  console.log("Worst tap in ms: first of the page, in quick succession, at rest");
  console.table(Object.fromEntries(medians));
};

void main();
