import { expect, test } from "@playwright/test";
import { expectTop } from "./support/geometry";
import { JUMP_OFFSET, heroActions } from "./support/specification";
import { withMotion } from "./support/motion";

/** One link to each section of the home page; footer.spec.ts sees where the others lead. */
const homeJumps = [
  { name: heroActions.start, from: "main", id: "contact" },
  { name: heroActions.services, from: "main", id: "services" },
  { name: "Nos secteurs", from: "contentinfo", id: "secteurs" },
] as const;

for (const width of [375, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ ...withMotion, viewport: { width, height: 800 } });

    test("links of the home page stop 80 px above their sections and take the focus along", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
      for (const { name, from, id } of homeJumps) {
        const section = page.locator(`#${id}`);
        await page.getByRole(from).getByRole("link", { name, exact: true }).click();
        await expectTop(section, JUMP_OFFSET);
        await expect(section).toBeFocused();
        // Nothing that loads late moves it away.
        await expect(section.locator("[data-fragment]")).toHaveCount(0);
        await expectTop(section, JUMP_OFFSET);
        await page.keyboard.press("Tab");
        await expect(section.getByRole("link").first()).toBeFocused();
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      }
    });
  });

test("links from elsewhere stop 80 px above each section of a phone's page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const { id } of homeJumps)
    await test.step(`#${id}`, async () => {
      await page.goto("about:blank");
      await page.goto(`/#${id}`);
      await expectTop(page.locator(`#${id}`), JUMP_OFFSET);
    });
});

test("the skip link comes first and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: heroActions.start })).toBeFocused();
});
