import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

const SLOWDOWN = 4;

/** A page that has loaded and come to rest, on a processor four times slower. */
export const slowPage = async (browser: Browser, url: string, options: BrowserContextOptions) => {
  const context = await browser.newContext({ ...options, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  return page;
};

declare global {
  interface Window {
    tapDurations: number[];
  }
}

/** Collects how long each interaction of the visitor takes until the next frame (Event Timing). */
export const watchTaps = (page: Page) =>
  page.evaluate(() => {
    window.tapDurations = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId)
          window.tapDurations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest interaction since the last call, in milliseconds. */
export const worstTap = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The entries of a frame are handed over after it.
        requestAnimationFrame(() =>
          setTimeout(() => resolve(Math.max(0, ...window.tapDurations.splice(0))), 50),
        );
      }),
  );
