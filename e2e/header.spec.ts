import { expect, test } from "@playwright/test";
import { banner, menuButton, menuLink, panelsAfterEntering, timeToClose } from "./support/dropdown";
import { settled } from "./support/settled";
import { DROPDOWN_DELAY, sectors, services } from "./support/specification";
import { withMotion } from "./support/motion";

test.use(withMotion);

/** The header is the same on every page; this one takes the least to draw. */
const PAGE = "/confidentialite";

const menus = [
  { label: "Services", links: services },
  { label: "Secteurs", links: sectors },
] as const;

test("stays at the top while the page scrolls, has no menu button, and its logo leads home", async ({
  page,
}) => {
  await page.goto("/services/seo-geo");
  await expect(banner(page).getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
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
  test(`${label} opens and closes by pointer and by key, and leads on`, async ({ page }) => {
    await page.goto(PAGE);
    const button = menuButton(page, label);
    const firstLink = menuLink(page, links[0].title);

    await test.step("opens on hover with one link per page", async () => {
      await expect(firstLink).toBeHidden();
      await button.hover();
      for (const { title, path } of links) {
        await expect(menuLink(page, title)).toBeVisible();
        await expect(menuLink(page, title)).toHaveAttribute("href", path);
      }
      await expect(
        banner(page).getByRole("list").filter({ hasText: links[0].title }).getByRole("link"),
      ).toHaveCount(links.length);
    });

    await test.step("closes 200 ms after the pointer has left, unless it comes back in time", async () => {
      await page.mouse.move(700, 700);
      await button.hover();
      await settled(page);
      await expect(firstLink).toBeVisible();
      // A busy machine may draw a frame late; it gets more tries, each of which must not be too early.
      const lastSeen = async () => {
        await button.hover();
        await expect(firstLink).toBeVisible();
        const { seen, gone } = await timeToClose(page, label, links[0].title);
        expect(gone).toBeGreaterThan(DROPDOWN_DELAY - 50);
        return seen;
      };
      await expect.poll(lastSeen, { timeout: 15_000 }).toBeLessThan(DROPDOWN_DELAY + 100);
    });

    await test.step("opens by keyboard; Escape closes it and gives the focus back", async () => {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(firstLink).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(firstLink).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(firstLink).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press("Space");
      await expect(firstLink).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(firstLink).toBeHidden();
    });

    await test.step("stays open while the pointer goes to a link, which leads to its page", async () => {
      await button.hover();
      await menuLink(page, links[2].title).hover();
      await settled(page);
      await menuLink(page, links[2].title).click();
      await expect(page).toHaveURL(links[2].path);
    });
  });

  test(`${label} says whether it is open, and closes in every way`, async ({ page }) => {
    await page.goto(PAGE);
    const button = menuButton(page, label);
    const link = menuLink(page, links[0].title);

    await test.step("says whether it is open", async () => {
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

    await test.step("closes when the focus leaves it", async () => {
      await button.press("Enter");
      await expect(link).toBeVisible();
      for (let step = 0; step <= links.length; step++) await page.keyboard.press("Tab");
      await expect(link).toBeHidden();
      const next = label === "Services" ? menuButton(page, "Secteurs") : menuLink(page, "Contact");
      await expect(next).toBeFocused();
    });

    await test.step("closes by Escape under the pointer, and by a second click", async () => {
      await button.hover();
      await expect(link).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(link).toBeHidden();
      await page.mouse.move(700, 700);
      await settled(page);
      await button.click();
      await expect(link).toBeVisible();
      await button.click();
      await expect(link).toBeHidden();
    });
  });
}

for (const [first, second] of [menus, [menus[1], menus[0]]] as const)
  test(`only ${second.label} is open after ${first.label}, by pointer and by key`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    const before = menuLink(page, first.links[0].title);
    const after = menuLink(page, second.links[0].title);

    await menuButton(page, first.label).hover();
    await expect(before).toBeVisible();
    expect(await panelsAfterEntering(page, second.label)).toBe(1);
    await expect(after).toBeVisible();

    await page.mouse.move(700, 700);
    await expect(after).toBeHidden();
    await menuButton(page, first.label).press("Enter");
    await expect(before).toBeVisible();
    await menuButton(page, second.label).press("Enter");
    await expect(after).toBeVisible();
    await expect(before).toBeHidden();
  });
