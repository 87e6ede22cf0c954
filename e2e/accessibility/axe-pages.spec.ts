import { test } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { allPages } from "../support/specification";

for (const path of [...allPages, "/page-inconnue"]) {
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
