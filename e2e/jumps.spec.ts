import { expect, test } from "@playwright/test";
import { expectTop } from "./support/geometry";
import { JUMP_OFFSET, heroActions } from "./support/specification";
import { withMotion } from "./support/motion";
import { drawn } from "./support/settled";

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
      for (const { name, from, id } of homeJumps) {
        const section = page.locator(`#${id}`);
        await page.getByRole(from).getByRole("link", { name, exact: true }).click();
        await expectTop(section, JUMP_OFFSET);
        await expect(section).toBeFocused();
        // Nothing that loads late moves it away.
        await page.waitForLoadState("networkidle");
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

test("scrolls smoothly, or at once for visitors who want less motion", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const seen = new Set<number>();
    addEventListener("scroll", () => {
      document.documentElement.dataset.places = String(seen.add(scrollY).size);
    });
    addEventListener("click", () => seen.clear());
  });
  const places = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await drawn(page);
    await page.getByRole("link", { name: heroActions.start }).click();
    await expectTop(page.locator("#contact"), JUMP_OFFSET);
    // The browser reports a scroll with the next frame.
    await drawn(page);
    return Number(await page.locator("html").getAttribute("data-places"));
  };
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await places()).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await places()).toBe(1);
});

test("every Contact of a service or sector page stops 80 px above its contact section", async ({
  page,
}) => {
  for (const path of ["/services/social-ads", "/secteurs/sante"]) {
    await page.goto(path);
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await page.getByRole(role).locator('a[href="#contact"]').first().click();
      await expectTop(page.locator("#contact"), JUMP_OFFSET);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
  }
});

for (const { path, role, name, id } of [
  { path: "/services/social-ads", role: "contentinfo", name: "Nos services", id: "services" },
  { path: "/page-inconnue", role: "banner", name: "Contact", id: "contact" },
] as const)
  test(`from ${path} ${name} leads to the section of the home page`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole(role).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectTop(page.locator(`#${id}`), JUMP_OFFSET);
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
