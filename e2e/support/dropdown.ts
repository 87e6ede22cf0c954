import type { Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("banner");
export const menuButton = (page: Page, label: string) =>
  banner(page).getByRole("button", { name: label, exact: true });
export const menuLink = (page: Page, title: string) =>
  banner(page).getByRole("link", { name: title, exact: true });

/** The panels that show at this moment, and the milliseconds after which each is to be hidden, if it is. */
export const shownPanels = (page: Page) =>
  page.locator("header [popover]").evaluateAll((panels) =>
    panels
      .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
      .map((panel) => ({
        id: panel.id,
        hiddenAfter: panel
          .getAnimations()
          .map(({ effect }) => effect?.getComputedTiming().endTime)
          .at(0),
      })),
  );
