import type { Page } from "@playwright/test";

/** Controls smaller than so many CSS pixels; links within a text are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page, selector: string, size: number) =>
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
