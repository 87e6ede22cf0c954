import { expect, test } from "@playwright/test";
import { banner, menuButton, menuLink, panelsAfterEntering, timeToClose } from "./support/dropdown";
import { settled } from "./support/settled";
import { startReact, withholdScripts } from "./support/react";
import { DROPDOWN_DELAY, sectors, services } from "./support/specification";
import { withMotion } from "./support/motion";

test.use(withMotion);

/** The header is the same on every page; this one takes the least to draw. */
const PAGE = "/confidentialite";

const menus = [
  { label: "Services", links: services },
  { label: "Secteurs", links: sectors },
] as const;

test("stays at the top while the page scrolls, and its logo leads home", async ({ page }) => {
  await page.goto("/services/seo-geo");
  const scrolled = async () => {
    await page.mouse.wheel(0, 1500);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(500);
  expect((await banner(page).boundingBox())?.y).toBe(0);
  await banner(page)
    .getByRole("link", { name: /accueil/i })
    .click();
  await expect(page).toHaveURL("/");
});

for (const { label, links } of menus) {
  for (const state of ["before React", "with React"] as const) {
    test.describe(`${label}, ${state}`, () => {
      test.beforeEach(async ({ page }) => {
        if (state === "before React") await withholdScripts(page);
        await page.goto(PAGE);
        if (state === "with React") await startReact(page);
      });

      test("opens on hover with one link per page", async ({ page }) => {
        await expect(menuLink(page, links[0].title)).toBeHidden();
        await menuButton(page, label).hover();
        for (const { title, path } of links) {
          await expect(menuLink(page, title)).toBeVisible();
          await expect(menuLink(page, title)).toHaveAttribute("href", path);
        }
        await expect(
          banner(page).getByRole("list").filter({ hasText: links[0].title }).getByRole("link"),
        ).toHaveCount(links.length);
      });

      test("closes 200 ms after the pointer has left, unless it comes back in time", async ({
        page,
      }) => {
        await menuButton(page, label).hover();
        await expect(menuLink(page, links[0].title)).toBeVisible();
        await page.mouse.move(700, 700);
        await menuButton(page, label).hover();
        await settled(page);
        await expect(menuLink(page, links[0].title)).toBeVisible();
        // A busy machine may draw a frame late; it gets more tries, each of which must not be too early.
        const lastSeen = async () => {
          await menuButton(page, label).hover();
          await expect(menuLink(page, links[0].title)).toBeVisible();
          const { seen, gone } = await timeToClose(page, label, links[0].title);
          expect(gone).toBeGreaterThan(DROPDOWN_DELAY - 50);
          return seen;
        };
        await expect.poll(lastSeen, { timeout: 15_000 }).toBeLessThan(DROPDOWN_DELAY + 100);
      });

      test("stays open while the pointer goes to a link, which leads to its page", async ({
        page,
      }) => {
        await menuButton(page, label).hover();
        await menuLink(page, links[2].title).hover();
        await settled(page);
        await menuLink(page, links[2].title).click();
        await expect(page).toHaveURL(links[2].path);
      });

      test("opens by keyboard; Escape closes it and gives the focus back", async ({ page }) => {
        const button = menuButton(page, label);
        await button.focus();
        await page.keyboard.press("Enter");
        await expect(menuLink(page, links[0].title)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(menuLink(page, links[0].title)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menuLink(page, links[0].title)).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press("Space");
        await expect(menuLink(page, links[0].title)).toBeVisible();
      });
    });
  }

  test(`${label} says whether it is open`, async ({ page }) => {
    await page.goto(PAGE);
    await startReact(page);
    const button = menuButton(page, label);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 700);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test(`${label} closes by Escape under the pointer, and by a second click`, async ({ page }) => {
    await page.goto(PAGE);
    await startReact(page);
    const link = menuLink(page, links[0].title);
    await menuButton(page, label).hover();
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await page.mouse.move(700, 700);
    await settled(page);
    await menuButton(page, label).click();
    await expect(link).toBeVisible();
    await menuButton(page, label).click();
    await expect(link).toBeHidden();
  });

  test(`${label} closes when the focus leaves it`, async ({ page }) => {
    await page.goto(PAGE);
    await startReact(page);
    await menuButton(page, label).focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step <= links.length; step++) await page.keyboard.press("Tab");
    await expect(menuLink(page, links[0].title)).toBeHidden();
    const next = label === "Services" ? menuButton(page, "Secteurs") : menuLink(page, "Contact");
    await expect(next).toBeFocused();
  });
}

for (const [first, second] of [menus, [menus[1], menus[0]]] as const) {
  test(`only ${second.label} is open when the pointer goes there from ${first.label}`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await startReact(page);
    await menuButton(page, first.label).hover();
    await expect(menuLink(page, first.links[0].title)).toBeVisible();
    expect(await panelsAfterEntering(page, second.label)).toBe(1);
    await expect(menuLink(page, second.links[0].title)).toBeVisible();
  });

  test(`only ${second.label} is open when it is chosen by key after ${first.label}`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await startReact(page);
    await menuButton(page, first.label).press("Enter");
    await menuButton(page, second.label).press("Enter");
    await expect(menuLink(page, second.links[0].title)).toBeVisible();
    await expect(menuLink(page, first.links[0].title)).toBeHidden();
  });
}

test("the menu button of phones is not there on wide screens", async ({ page }) => {
  await page.goto(PAGE);
  await expect(banner(page).getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
});
