import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const asked: Record<string, RunOptions> = { all: {}, colours: { runOnly: COLOUR_RULES } };

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
  rules: "all" | "colours" = "all",
  within = "html",
) => {
  // Colours are judged at rest, not on the way from one theme to the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // Not by @axe-core/playwright, which takes twice the time, most of it for details that no test reads.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, options);
      return violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ target }) => target.join(" ")).slice(0, 3),
        why: nodes[0]?.failureSummary,
      }));
    },
    {
      context: within,
      options: { resultTypes: ["violations"], ...asked[rules] } satisfies RunOptions,
    },
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
