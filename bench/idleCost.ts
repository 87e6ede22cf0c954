import { devices, type Browser } from "@playwright/test";
import { slowPage } from "./slowPage";

const SECONDS = 5;

/** Share of the time that the main thread works while a visitor only looks, the keyword strip in view. */
export const idleCost = async (browser: Browser, url: string) => {
  const page = await slowPage(browser, url, devices["Pixel 7"]);
  const strip = page.locator("[data-toggle]");
  if (await strip.count()) await strip.scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "timeTicks" });
  const busySeconds = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  };
  const before = await busySeconds();
  await page.waitForTimeout(SECONDS * 1000);
  const after = await busySeconds();
  await page.context().close();
  return (after - before) / SECONDS;
};
