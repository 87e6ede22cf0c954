import { test } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { pageTypes } from "../support/specification";

// Every page is judged at two widths, of the live content (live/pages.spec.ts); here one of each kind in all ways.
for (const path of pageTypes) {
  test(`axe finds nothing on ${path}, light and dark, at three widths`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoViolations(page, `${width} px, light`);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(page, `${width} px, dark`, "colours");
    }
  });
}
