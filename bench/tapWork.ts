import { devices, type Browser } from "@playwright/test";
import { median } from "./pages";

/** A dialog or `details`: what opens it, and what closes it again. */
export type Opening = { path: string; open: string; close: string };

const TIMES = 8;

/** Milliseconds after which a tap has been answered and drawn. */
const ANSWERED = 350;

/** Milliseconds in which a page comes to rest: what it puts off until after a tap is not part of the next one. */
const REST = 700;

/**
 * The main thread's work for a tap, in milliseconds of the processor at full speed, without React and animations: medians
 * for opening and closing. Other work on the machine changes it little, unlike the time until the next frame.
 */
export const tapWork = async (browser: Browser, origin: string, { path, open, close }: Opening) => {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    ignoreHTTPSErrors: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(origin + path, { waitUntil: "load" });
  await page.waitForTimeout(REST * 2);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000;
  };
  const tap = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on ${path}`);
    const before = await work();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(ANSWERED);
    const spent = (await work()) - before;
    await page.waitForTimeout(REST);
    return spent;
  };
  const opened: number[] = [];
  const closed: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    opened.push(await tap(open));
    closed.push(await tap(close));
  }
  await context.close();
  return { open: median(opened), close: median(closed) };
};
