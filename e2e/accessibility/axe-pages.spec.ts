import { test } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

// live/pages.spec.ts judges every page on a phone, and its dark colours; here is one of each kind as most see it.
for (const path of pageTypes) {
  test(`axe finds nothing on ${path} on wide screens`, async ({ page }) => {
    test.slow();
    await visit(page, path);
    await expectNoViolations(page, "1440 px, light");
    await page.setViewportSize({ width: 768, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoViolations(page, "768 px, dark");
  });
}
