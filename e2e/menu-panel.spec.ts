import { expect, test, type Page } from "@playwright/test";
import { expectTop } from "./support/geometry";
import { drawn } from "./support/settled";
import { JUMP_OFFSET, sectors, services, heroActions } from "./support/specification";
import { withMotion } from "./support/motion";

test.use(withMotion);

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const panel = (page: Page) => page.getByRole("dialog");
const opener = (page: Page) => page.getByRole("button", { name: "Ouvrir le menu" });
const group = (page: Page, label: string) =>
  panel(page).locator("summary", { hasText: new RegExp(`^${label}$`) });
const panelLink = (page: Page, name: string) =>
  panel(page).getByRole("link", { name, exact: true });

test("opens, expands, closes in every way, and leads on", async ({ page }) => {
  await page.goto("/services/seo-geo");

  await test.step("is a dialog at the right edge, opened by the menu button", async () => {
    await expect(panel(page)).toBeHidden();
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect
      .poll(async () => {
        const box = await panel(page).boundingBox();
        return box && box.x > 0 && Math.round(box.x + box.width);
      })
      .toBe(375);
    await expect(panelLink(page, "Contact")).toBeVisible();
  });

  await test.step("its two groups expand and collapse", async () => {
    for (const { label, links } of [
      { label: "Services", links: services },
      { label: "Secteurs", links: sectors },
    ]) {
      await expect(panelLink(page, links[0].title)).toBeHidden();
      await group(page, label).tap();
      for (const { title, path } of links) {
        await expect(panelLink(page, title)).toBeVisible();
        await expect(panelLink(page, title)).toHaveAttribute("href", path);
      }
      await group(page, label).tap();
      await expect(panelLink(page, links[0].title)).toBeHidden();
    }
  });

  await test.step("its close button and a tap beside it close it", async () => {
    await panel(page).getByRole("button", { name: "Fermer le menu" }).tap();
    await expect(panel(page)).toBeHidden();
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(10, 400);
    await expect(panel(page)).toBeHidden();
  });

  await test.step("Escape closes it and gives the focus back", async () => {
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step("choosing Contact closes it and scrolls to the contact section", async () => {
    await opener(page).tap();
    await panelLink(page, "Contact").tap();
    await expect(panel(page)).toBeHidden();
    await expectTop(page.locator("#contact"), JUMP_OFFSET);
  });

  await test.step("choosing a link closes it and leads there", async () => {
    await opener(page).tap();
    await group(page, "Secteurs").tap();
    await panelLink(page, "Tourisme").tap();
    await expect(page).toHaveURL("/secteurs/tourisme");
    await expect(panel(page)).toBeHidden();
  });
});

test("keeps the focus inside while it is open", async ({ page }) => {
  await page.goto("/");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "browser";
      return focused.closest("dialog") ? "panel" : focused.outerHTML.slice(0, 80);
    });
    // Out of the last control the focus goes to the browser's own bar, never to the page behind.
    expect(["panel", "browser"]).toContain(place);
  }
});

test("gives no focus to what lies behind, however it comes there", async ({ page }) => {
  await page.goto("/");
  await opener(page).tap();
  await page.locator("footer a").first().focus();
  await expect(page.locator("footer :focus")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(":focus")).toHaveCount(1);
});

test("a tap beside it closes it and reaches nothing of the page behind", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  await page.goto("/");
  const link = page.getByRole("link", { name: heroActions.start });
  const { x, y } = (await link.boundingBox())!;
  await opener(page).tap();
  await expect(panel(page)).toBeVisible();
  await page.touchscreen.tap(x + 10, y + 10);
  await expect(panel(page)).toBeHidden();
  await drawn(page);
  expect(new URL(page.url()).hash).toBe("");
  await page.touchscreen.tap(x + 10, y + 10);
  await expect(page).toHaveURL("/#contact");
});

/** Links and buttons in the accessibility tree. */
const controls = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && ["link", "button"].includes(role?.value))
    .map(({ name }) => name?.value as string);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("what lies behind is out of reach while it is open, and only then", async ({ page }) => {
      const behind = ["Aller au contenu", heroActions.start, "Envoyer le message", "LinkedIn"];
      await page.goto("/");
      await expect.poll(() => controls(page)).toEqual(expect.arrayContaining(behind));
      await opener(page).tap();
      await expect.poll(() => controls(page)).toEqual(["Fermer le menu", "Contact"]);
      await panel(page).getByRole("button", { name: "Fermer le menu" }).tap();
      await expect.poll(() => controls(page)).toEqual(expect.arrayContaining(behind));
    });
  });
}

test("the page behind does not scroll; the dropdowns of wide screens are not there", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(1);
  await opener(page).tap();
  await expect(panel(page)).toBeVisible();
  for (const y of [200, 700]) {
    await page.mouse.move(10, y);
    await page.mouse.wheel(0, 800);
    await page.mouse.move(300, y);
    await page.mouse.wheel(0, 800);
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await page.mouse.wheel(0, 100);
  // Had the wheel reached the page before, it would be further down.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
});
