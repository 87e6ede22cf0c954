import { expect, test } from "@playwright/test";
import { withMotion } from "./support/motion";
import { notFoundTitle } from "./support/specification";

test.use(withMotion);

test("unknown paths get the 404 page with status 404", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  for (const path of ["/page-inconnue", "/services/inconnu", "/secteurs/a/b/c", "/merci/x"])
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundTitle);
      // The missing path is logged without waiting for the visitor.
      await expect.poll(() => messages.filter((text) => text.includes(path)).length).toBe(1);
      await expect(page).toHaveURL(path);
    });
});

test("marks its English title, asks not to be indexed, and leads home, to the services and to the form", async ({
  page,
}) => {
  await page.goto("/page-inconnue");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /services/i })).toHaveAttribute("href", "/#services");
  await expect(main.getByRole("link", { name: /écrire|contact/i })).toHaveAttribute(
    "href",
    "/#contact",
  );
  await main.getByRole("link", { name: /accueil/i }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFoundTitle);
});

test("an address that differs from a page's by capitals redirects to the page", async ({
  page,
}) => {
  for (const path of ["/Services/Google-Ads", "/SECTEURS/retail/", "/Rendez-Vous?from=mail"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(path.toLowerCase().replace(/\/$/, ""));
    await expect(page.locator("body"), path).toHaveCSS("margin", "0px");
  }
});
