import { expect, test, type Page } from "@playwright/test";
import { pageTypes } from "./support/specification";

/** Addresses of the pictures that are not there. */
const missing = (page: Page) =>
  page
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src),
    );

test("pages have all their pictures on a wide screen that nobody has scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of pageTypes) {
    await page.goto(path);
    await expect.poll(() => missing(page), path).toEqual([]);
  }
});

test.describe("on a phone that nobody has scrolled", () => {
  test.use({ viewport: { width: 375, height: 740 } });

  for (const path of ["/", "/services/google-ads", "/secteurs/immobilier"]) {
    test(`the pictures of ${path} are there`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => missing(page)).toEqual([]);
    });
  }

  test("who saves data gets those in reach alone", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/", { waitUntil: "networkidle" });
    expect((await missing(page)).length).toBeGreaterThan(10);
    const last = page.locator("img").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveJSProperty("complete", true);
  });
});
