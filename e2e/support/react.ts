import type { Page } from "@playwright/test";
import { gate } from "./gate";

/** Whether React has started on the page's message form: it marks the form (src/islands/). */
export const isReactHere = (page: Page) =>
  page.evaluate(() => document.querySelector("form[data-enhanced]") !== null);

/** Uses the message form, where the page has one, as a visitor does who starts React; waits until React is there. */
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

/**
 * Holds back every script file.
 *
 * @returns a function that lets them arrive
 */
export const holdScripts = async (page: Page) => {
  const { opened, open } = gate();
  await page.route(/\.js(\?|$)/, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return open;
};
