import { test } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { allPages } from "../support/specification";

for (const path of [...allPages, "/page-inconnue"]) {
  test(`axe finds nothing on ${path}, at three widths, and in dark`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `${width} px, light`);
    }
    // The colours of a page do not depend on its width: one is enough for the other scheme.
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoViolations(page, "320 px, dark", "colours");
  });
}
