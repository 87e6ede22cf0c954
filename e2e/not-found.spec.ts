import { expect, test } from "@playwright/test";
import { notFoundTitle } from "./support/specification";

test("unknown paths get the 404 page with status 404, and are logged", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  for (const path of ["/services/inconnu", "/r%E9f"])
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundTitle);
      // The missing path is logged without waiting for the visitor.
      await expect.poll(() => messages.filter((text) => text.includes(path)).length).toBe(1);
      await expect(page).toHaveURL(path);
    });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  const link = (name: RegExp) => page.getByRole("main").getByRole("link", { name });
  await expect(link(/accueil/i)).toHaveAttribute("href", "/");
  await expect(link(/services/i)).toHaveAttribute("href", "/#services");
  await expect(link(/écrire|contact/i)).toHaveAttribute("href", "/#contact");
});

test("any address that a browser can hold shows its page or the 404 page", async ({ request }) => {
  const missing =
    "/inconnue /merci/x /secteurs/a/b/c /a%2Fb /blog%2Farticle /r%E9f /% /%00 /services/%E9";
  const addresses = {
    200: ["/?q=%E9", "/?%", "/services/google-ads?%"],
    404: missing.split(" "),
  };
  for (const [status, paths] of Object.entries(addresses))
    for (const path of paths) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(Number(status));
      expect((await answer.text()).includes(notFoundTitle), path).toBe(status === "404");
    }
});

test("an address with capitals or a final slash, or that a page had before, redirects to the page", async ({
  request,
}) => {
  for (const [path, address] of [
    ["/Services/Google-Ads", "/services/google-ads"],
    ["/SECTEURS/retail/", "/secteurs/retail"],
    ["/Rendez-Vous?from=mail", "/rendez-vous?from=mail"],
    ["/services/google-ads/?a=1", "/services/google-ads?a=1"],
    ["/prise-de-rdv", "/#contact"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([301, address]);
  }
});
