import { expect, test } from "@playwright/test";
import { pageTypes } from "./support/specification";

test("pictures come as they are scrolled to, on each kind of page", async ({ page }) => {
  for (const path of pageTypes) {
    await page.goto(path);
    for (const picture of await page.locator("img:visible").all()) {
      await picture.scrollIntoViewIfNeeded();
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width, path).toBeGreaterThan(0);
    }
  }
});
