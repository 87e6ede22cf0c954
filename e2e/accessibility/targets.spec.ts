import { expect, test, type Page } from "@playwright/test";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

/** Controls smaller than so many CSS pixels; links within a text are exempt (WCAG 2.5.8). */
const smallTargets = (page: Page, selector: string, size: number) =>
  page.locator(selector).evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest("[aria-hidden=true]"))
        .filter(
          (element) =>
            getComputedStyle(element).display !== "inline" || !element.closest("p, li > a"),
        )
        .map((element) => {
          // A link may cover its whole card with a box of its own.
          const cover = getComputedStyle(element, "::after");
          const host = cover.position === "absolute" ? element.closest("article") : element;
          const { width, height } = (host ?? element).getBoundingClientRect();
          return {
            text: element.textContent?.trim() || element.getAttribute("aria-label"),
            width,
            height,
          };
        })
        .filter(({ width, height }) => width > 0 && (width < least || height < least)),
    size,
  );

test("every target is at least 24 px, main ones 44 px", async ({ page }) => {
  for (const path of pageTypes) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [size, selector] of [
        [24, "a, button, summary, input:not([tabindex='-1']), textarea"],
        [
          44,
          "header :is(a, button), main button, main summary, main a[href$='#contact'], #contact :is(input:not([tabindex='-1']), textarea, button, div > a)",
        ],
      ] as const)
        expect
          .soft(await smallTargets(page, selector, size), `${path}, ${width} px, ${size} px`)
          .toEqual([]);
    }
  }
});

test("every link of the open panel is at least 44 px high", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  for (const summary of await page.locator("#menu-panel summary").all()) await summary.click();
  expect(await smallTargets(page, "#menu-panel :is(a, button, summary)", 44)).toEqual([]);
});
