import { expect, test } from "@playwright/test";
import { legalPages } from "./support/specification";
import { success } from "./support/leadForm";

test("each is a real page, filled in", async ({ page }) => {
  for (const path of legalPages)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(3);
      await expect(page.getByRole("main")).not.toContainText(/\{\{|undefined/);
      await expect(page.getByRole("main").locator("time")).toHaveAttribute("datetime", /^\d{4}-/);
    });
});

test("the form and the footer lead to the privacy policy", async ({ page }) => {
  await page.goto("/");
  const link = page.locator("#contact").getByRole("link", { name: "politique de confidentialité" });
  await expect(link).toHaveAttribute("href", "/confidentialite");
  await link.click();
  await expect(page).toHaveURL("/confidentialite");
});

test("/merci thanks and leads on", async ({ page }) => {
  await page.goto("/merci");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /accueil/ })
    .click();
  await expect(page).toHaveURL("/");
});
