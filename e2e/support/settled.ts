import type { Page } from "@playwright/test";

/** Waits until the browser has drawn the last change of the page. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits until every transition and animation that has an end has come to it, delays included. */
export const settled = async (page: Page) => {
  await drawn(page);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
};
