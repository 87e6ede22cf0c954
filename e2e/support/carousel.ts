import type { Locator } from "@playwright/test";

/** Index of the tick that is marked below a carousel. */
export const markedSlide = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const ticks = element.querySelector("[style*='--count']")!;
    const count = Number(getComputedStyle(ticks).getPropertyValue("--count"));
    const { translate } = getComputedStyle(ticks, "::before");
    return Math.round(((parseFloat(translate) || 0) / ticks.clientWidth) * count);
  });
