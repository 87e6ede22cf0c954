import { expect, test } from "@playwright/test";
import { legalPages } from "./support/specification";

test.use({ javaScriptEnabled: false });

test("each is a real page, filled in, that the form leads to", async ({ page }) => {
  for (const path of legalPages)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(3);
      await expect(page.getByRole("main")).not.toContainText(/\{\{|undefined/);
      await expect(page.getByRole("main").locator("time")).toHaveAttribute("datetime", /^\d{4}-/);
    });
  await page.goto("/secteurs/saas");
  const policy = page.locator("#contact form").getByRole("link");
  await expect(policy).toHaveText("politique de confidentialité");
  await expect(policy).toHaveAttribute("href", "/confidentialite");
});
