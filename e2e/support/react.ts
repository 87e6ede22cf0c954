import type { Page } from "@playwright/test";
import { gate } from "./gate";

/** Whether React has taken the page over: its properties hang on the elements that it hydrated. */
export const isReactHere = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector("header a") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );

/** Gives a sign of intent that holds on a touch screen too, a key, and waits until React has taken the page over. */
export const startReact = async (page: Page) => {
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })),
  );
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header a") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
};

/** Keeps every script file from arriving, so that the page stays as the server sent it. */
export const withholdScripts = (page: Page) =>
  page.route(/\.js(\?|$)/, (route) => route.abort("blockedbyclient"));

/**
 * Keeps every script file on its way.
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
