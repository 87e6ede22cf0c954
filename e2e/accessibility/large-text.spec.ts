import { expect, test } from "@playwright/test";
import { launchOptions } from "../support/browser";
import { overflow } from "../support/overflow";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

// Text of 200 % as a visitor sets it: the font size of the browser, which media queries follow too.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"],
  },
});

for (const path of pageTypes) {
  test(`${path} survives text of 200 % (WCAG 1.4.4)`, async ({ page }) => {
    await visit(page, path);
    expect(
      await page
        .locator("p")
        .first()
        .evaluate((text) => parseFloat(getComputedStyle(text).fontSize)),
    ).toBeGreaterThan(26);
    for (const width of [1440, 1280, 768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toEqual([]);
    }
  });
}
