import { expect, test, type Page } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
import { expectTop } from "./support/geometry";
import { drawn } from "./support/settled";
import { JUMP_OFFSET, sectors, services, heroActions } from "./support/specification";
import { smallTargets } from "./support/targets";

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
    await expectNoViolationsInBoth(page, "panel open", "dialog");
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
      await expectNoViolationsInBoth(page, `${label} expanded`, "dialog");
      expect(await smallTargets(page, "#menu-panel :is(a, button, summary)", 44)).toEqual([]);
      await group(page, label).tap();
      await expect(panelLink(page, links[0].title)).toBeHidden();
    }
  });

  await test.step("its close button closes it", async () => {
    await panel(page).getByRole("button", { name: "Fermer le menu" }).tap();
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

test("keeps the wheel from the page behind; the dropdowns of wide screens are not there", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(1);
  await opener(page).press("Enter");
  await expect(panel(page).locator(":focus")).toHaveCount(1);
  for (const y of [200, 700])
    for (const x of [10, 300]) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 800);
    }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await page.mouse.wheel(0, 100);
  // Had the wheel reached the page before, it would be further down.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what lies behind is out of reach while it is open, and only then; a link leads on", async ({
    page,
  }) => {
    const behind = ["Aller au contenu", heroActions.start, "Envoyer le message", "LinkedIn"];
    await page.goto("/");
    await expect.poll(() => controls(page)).toEqual(expect.arrayContaining(behind));
    await opener(page).tap();
    await expect.poll(() => controls(page)).toEqual(["Fermer le menu", "Contact"]);
    await panel(page).getByRole("button", { name: "Fermer le menu" }).tap();
    await expect.poll(() => controls(page)).toEqual(expect.arrayContaining(behind));
    await opener(page).tap();
    await group(page, "Services").tap();
    await panelLink(page, "SEO & GEO").tap();
    await expect(page).toHaveURL("/services/seo-geo");
    await expect(panel(page)).toBeHidden();
  });
});
