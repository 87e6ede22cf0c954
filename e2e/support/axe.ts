import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { belowTheFold } from "../../src/theme/deferredSections";

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * axe finds nothing wrong in the page as it stands.
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
  // axe notes where everything stands before it judges colours: nothing may move meanwhile.
  await page.waitForFunction(
    (sections) =>
      [...document.querySelectorAll(sections)].every(
        (section) => getComputedStyle(section).contentVisibility === "visible",
      ),
    belowTheFold,
  );
  // Colours are judged at rest, not on the way from one theme to the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // Legacy mode spares a second page for each run; it only matters to frames of other origins.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode()
    // Elements that pass are not described, which takes axe 40 % of its time.
    .options({ resultTypes: ["violations"] });
  if (rules === "colours") axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    state,
    rule: id,
    at: nodes.map(({ target }) => target.join(" ")).slice(0, 3),
    why: nodes[0]?.failureSummary,
  }));
  expect(found).toEqual([]);
};
