import { expect, test } from "@playwright/test";
import { expectTop } from "./support/geometry";
import { JUMP_OFFSET, heroActions } from "./support/specification";
import { withMotion } from "./support/motion";
import { drawn } from "./support/settled";

const homeJumps = [
  { name: "Contact", from: "banner", id: "contact" },
  { name: heroActions.start, from: "main", id: "contact" },
  { name: heroActions.services, from: "main", id: "services" },
  { name: "Nos services", from: "contentinfo", id: "services" },
  { name: "Nos secteurs", from: "contentinfo", id: "secteurs" },
  { name: "Contact", from: "contentinfo", id: "contact" },
  { name: "Prise de RDV", from: "contentinfo", id: "contact" },
] as const;

/** The first link to each section is followed as it scrolls; the others lead there by the same address. */
const isFirst = (index: number) =>
  homeJumps.findIndex(({ id, from }) => id === homeJumps[index]?.id && from !== "banner") === index;

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...withMotion, viewport: { width, height: 800 } });

    test("the links of the home page stop 80 px above their sections and move the focus there", async ({
      page,
    }) => {
      test.slow();
      await page.goto("/");
      for (const [index, { name, from, id }] of homeJumps.entries()) {
        if (width === 375 && from === "banner") continue;
        await page.emulateMedia({ reducedMotion: isFirst(index) ? "no-preference" : "reduce" });
        await page.getByRole(from).getByRole("link", { name, exact: true }).click();
        await expectTop(page.locator(`#${id}`), JUMP_OFFSET);
        await expect(page.locator(`#${id}`), name).toBeFocused();
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      }
    });
  });
}

test("nothing that loads late moves the section away", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: heroActions.start }).click();
  await expectTop(page.locator("#contact"), JUMP_OFFSET);
  await page.waitForLoadState("networkidle");
  await expectTop(page.locator("#contact"), JUMP_OFFSET);
});

test("links from elsewhere stop 80 px above each section of a phone's page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const id of ["services", "secteurs", "contact"])
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
    for (const role of ["banner", "contentinfo"] as const) {
      await page.getByRole(role).getByRole("link", { name: "Contact", exact: true }).click();
      await expectTop(page.locator("#contact"), JUMP_OFFSET);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
  }
});

/** Links that lead home, from pages without the section that they name. */
const homeward = [
  { role: "contentinfo", name: "Nos services", id: "services" },
  { role: "banner", name: "Contact", id: "contact" },
  { role: "contentinfo", name: "Contact", id: "contact" },
] as const;

for (const path of ["/services/social-ads", "/page-inconnue"])
  test(`from ${path} links lead to the sections that it has not`, async ({ page }) => {
    for (const { role, name, id } of homeward) {
      // It has a contact section of its own.
      if (path.startsWith("/services/") && id === "contact") continue;
      await page.goto(path);
      await page.getByRole(role).getByRole("link", { name, exact: true }).click();
      if (id === "services") await expect(page).toHaveURL("/#services");
      await expectTop(page.locator(`#${id}`), JUMP_OFFSET);
    }
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
