import { expect, test } from "@playwright/test";
import { withMotion } from "../support/motion";

// With all that moves, and the buttons that pause it.
test.use(withMotion);

const pages = {
  home: "/",
  service: "/services/google-ads",
  sector: "/secteurs/immobilier",
  legal: "/accessibilite",
  thanks: "/merci",
  notFound: "/page-inconnue",
};

// What assistive technology is told, page type by page type. Look at the change before you accept it:
// npx playwright test snapshots --update-snapshots
test("the accessibility tree of each kind of page is as reviewed", async ({ page }) => {
  test.slow();
  for (const [name, path] of Object.entries(pages))
    await test.step(name, async () => {
      await page.goto(path);
      await expect.soft(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
});

test("the accessibility tree of the open menu panel is as reviewed", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  for (const summary of await page.locator("#menu-panel summary").all()) await summary.click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot({ name: "panel.aria.yml" });
});
