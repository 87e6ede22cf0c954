import { expect, test } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
import { banner, menuButton, menuLink, shownPanels } from "./support/dropdown";
import { settled } from "./support/settled";
import { DROPDOWN_DELAY, sectors, services } from "./support/specification";

/** The header is the same on every page; this one takes the least to draw. */
const PAGE = "/confidentialite";

const menus = [
  { label: "Services", id: "menu-services", links: services },
  { label: "Secteurs", id: "menu-sectors", links: sectors },
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

test("the menus open on hover with one link per page", async ({ page }) => {
  await page.goto(PAGE);
  for (const { label, links } of menus)
    await test.step(label, async () => {
      await expect(menuLink(page, links[0].title)).toBeHidden();
      await menuButton(page, label).hover();
      await expect(menuButton(page, label)).toHaveAttribute("aria-expanded", "true");
      for (const { title, path } of links) {
        await expect(menuLink(page, title)).toBeVisible();
        await expect(menuLink(page, title)).toHaveAttribute("href", path);
      }
      const list = banner(page).getByRole("list").filter({ hasText: links[0].title });
      await expect(list.getByRole("link")).toHaveCount(links.length);
      await expectNoViolationsInBoth(page, label, "header");
    });
});

// The menus differ by their links alone.
test("a menu closes 200 ms after the pointer has left, not on the way to a link", async ({
  page,
}) => {
  const { label, id, links } = menus[0];
  await page.goto(PAGE);
  const button = menuButton(page, label);
  const firstLink = menuLink(page, links[0].title);

  await test.step("closes late, unless the pointer comes back in time", async () => {
    await button.hover();
    await page.mouse.move(700, 700);
    await button.hover();
    await settled(page);
    await expect(firstLink).toBeVisible();
    // On a busy machine it may be gone before it is looked at.
    await expect(async () => {
      await button.hover();
      await expect(firstLink).toBeVisible();
      await page.mouse.move(700, 700);
      expect(await shownPanels(page)).toEqual([{ id, hiddenAfter: DROPDOWN_DELAY }]);
    }).toPass();
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

test("a menu opens by key and click, says whether it is open, and closes in every way", async ({
  page,
}) => {
  await page.goto(PAGE);
  const button = menuButton(page, "Services");
  const link = menuLink(page, services[0].title);
  const isOpen = async (open: boolean) => {
    await expect(link).toBeVisible({ visible: open });
    await expect(button).toHaveAttribute("aria-expanded", String(open));
  };

  await test.step("by Enter or space, until Escape, which gives the focus back", async () => {
    await isOpen(false);
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await isOpen(true);
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await page.keyboard.press("Escape");
      await isOpen(false);
      await expect(button).toBeFocused();
    }
  });

  await test.step("until a second click", async () => {
    await button.click();
    await isOpen(true);
    await button.click();
    await isOpen(false);
    await page.mouse.move(700, 700);
  });

  await test.step("until the focus leaves it", async () => {
    await button.press("Enter");
    for (let step = 0; step <= services.length; step++) await page.keyboard.press("Tab");
    await isOpen(false);
    await expect(menuButton(page, "Secteurs")).toBeFocused();
  });

  await test.step("under the pointer, until it leaves or Escape is pressed", async () => {
    await button.hover();
    await isOpen(true);
    await page.mouse.move(700, 700);
    await isOpen(false);
    await button.hover();
    await page.keyboard.press("Escape");
    await isOpen(false);
  });
});

test("one menu is open at a time, by pointer and by key", async ({ page }) => {
  await page.goto(PAGE);
  const [first, second] = menus;
  const before = menuLink(page, first.links[0].title);
  const after = menuLink(page, second.links[0]!.title);

  await menuButton(page, first.label).hover();
  await expect(before).toBeVisible();
  await menuButton(page, second.label).hover();
  expect(await shownPanels(page)).toEqual([{ id: second.id }]);
  await expect(after).toBeVisible();

  await page.mouse.move(700, 700);
  await expect(after).toBeHidden();
  await menuButton(page, first.label).press("Enter");
  await expect(before).toBeVisible();
  await menuButton(page, second.label).press("Enter");
  await expect(after).toBeVisible();
  await expect(before).toBeHidden();

  // Opened by key, it stays, wherever the pointer lies.
  await menuButton(page, first.label).hover();
  await page.keyboard.press("Tab");
  await expect(after).toBeFocused();
  expect(await shownPanels(page)).toEqual([{ id: second.id }]);
});
