import type { Page } from "@playwright/test";

/** Uses the message form, where the page has one, as a visitor does who starts React; waits until React is there: it marks the form (src/islands/). */
export const startReact = async (page: Page) => {
  await page.evaluate(() =>
    document
      .querySelector("[data-island=lead-form]")
      ?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  );
  await page.waitForFunction(
    () =>
      !document.querySelector("[data-island=lead-form]") ||
      document.querySelector("form[data-enhanced]"),
  );
};
