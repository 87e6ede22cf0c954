import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

// Not by @axe-core/playwright, which takes twice the time, most of it for details that no test reads.
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules whose result depends on the colour scheme. */
const asked = { all: undefined, colours: ["color-contrast", "link-in-text-block"] };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * axe finds nothing wrong in the page in its present state.
 *
 * @param state what the page is in, for the report
 * @param rules all of axe's, best practices among them, or those on colours
 * @param within what of the page is looked at, as a selector
 */
export const expectNoViolations = async (
  page: Page,
  state: string,
  rules: keyof typeof asked = "all",
  within = "html",
) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ context, runOnly }) => {
      // Colours are judged at rest, not on the way from one theme to the other.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      );
      const { violations } = await window.axe.run(context, {
        resultTypes: ["violations"],
        runOnly,
      });
      return violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ target }) => target.join(" ")).slice(0, 3),
        why: nodes[0]?.failureSummary,
      }));
    },
    { context: within, runOnly: asked[rules] },
  );
  expect(found, state).toEqual([]);
};

/** axe finds nothing wrong in a state of the page in either colour scheme; colours alone differ in the dark. */
export const expectNoViolationsInBoth = async (page: Page, state: string, within?: string) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoViolations(page, `${state}, dark`, "colours", within);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolations(page, `${state}, light`, "all", within);
};
