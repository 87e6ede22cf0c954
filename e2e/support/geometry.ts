import { expect, type Locator } from "@playwright/test";

/** Distance in CSS pixels from the top of the window to the top of an element. */
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Waits for the scrolling to end with the element at this distance from the top of the window. */
export const expectTop = async (locator: Locator, distance: number) => {
  await expect
    .poll(async () => Math.round(Math.abs((await topOf(locator)) - distance)))
    .toBeLessThanOrEqual(1);
};
