import { chromium, expect, test } from "@playwright/test";
import { launchOptions } from "../support/browser";
import { overflow } from "../support/overflow";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

test("every kind of page survives text of 200 % (WCAG 1.4.4)", async ({
  contextOptions,
  baseURL,
}) => {
  test.slow();
  // As a visitor sets it: the font size of the browser, which media queries follow too.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({ ...contextOptions, baseURL });
  for (const path of pageTypes) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    expect(
      await page
        .locator("p")
        .first()
        .evaluate((text) => parseFloat(getComputedStyle(text).fontSize)),
    ).toBeGreaterThan(26);
    for (const width of [1440, 1280, 768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});
