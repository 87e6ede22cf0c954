import { expect, type Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("banner");
export const menuButton = (page: Page, label: string) =>
  banner(page).getByRole("button", { name: label, exact: true });
export const menuLink = (page: Page, title: string) =>
  banner(page).getByRole("link", { name: title, exact: true });

/**
 * Milliseconds after the pointer has left a menu button at which a link of its panel was last seen and first
 * not seen any more: the truth lies between the two, however slowly a busy machine draws its frames.
 */
export const timeToClose = async (page: Page, label: string, link: string) => {
  const root = menuButton(page, label).locator("..");
  await root.evaluate((element, title) => {
    const target = [...element.querySelectorAll("a")].find(
      ({ textContent }) => textContent === title,
    );
    element.removeAttribute("data-closed");
    const whenLeft = () => {
      const left = performance.now();
      let seen = 0;
      const look = () => {
        const now = performance.now() - left;
        if (!target?.checkVisibility({ visibilityProperty: true })) {
          element.setAttribute("data-closed", `${seen} ${now}`);
          return;
        }
        seen = now;
        requestAnimationFrame(look);
      };
      look();
    };
    element.addEventListener("pointerleave", whenLeft, { once: true });
  }, link);
  await page.mouse.move(700, 700);
  await expect(root).toHaveAttribute("data-closed", /./);
  const [seen = NaN, gone = NaN] = ((await root.getAttribute("data-closed")) ?? "")
    .split(" ")
    .map(Number);
  return { seen, gone };
};

/** How many panels show in the frame after the pointer has come to a menu button. */
export const panelsAfterEntering = async (page: Page, label: string) => {
  const root = menuButton(page, label).locator("..");
  await root.evaluate((element) =>
    element.addEventListener("pointerenter", () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const panels = [...document.querySelectorAll("header nav ul")];
          const shown = panels.filter((panel) =>
            panel.checkVisibility({ visibilityProperty: true }),
          );
          element.setAttribute("data-panels", String(shown.length));
        }),
      ),
    ),
  );
  await menuButton(page, label).hover();
  await expect(root).toHaveAttribute("data-panels", /./);
  return Number(await root.getAttribute("data-panels"));
};
