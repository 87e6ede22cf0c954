import { expect, test } from "@playwright/test";
import { legalPages, sectors, services } from "./support/specification";

test.use({ javaScriptEnabled: false });

test("the footer has every link of the specification, with a contact section on the page and without", async ({
  page,
}) => {
  for (const [path, contact] of [
    ["/services/seo-geo", "#contact"],
    ["/page-inconnue", "/#contact"],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      const link = (name: string) => footer.getByRole("link", { name, exact: true });

      await expect(link("Nos services")).toHaveAttribute("href", "/#services");
      await expect(link("Nos secteurs")).toHaveAttribute("href", "/#secteurs");
      await expect(link("Contact")).toHaveAttribute("href", contact);
      await expect(link("Prise de RDV")).toHaveAttribute("href", contact);
      const inHeader = page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });
      await expect(inHeader.first()).toHaveAttribute("href", contact);

      const listed = await footer
        .getByRole("link")
        .evaluateAll((links) => links.map((element) => element.getAttribute("href")));
      expect(listed.filter((href) => href?.startsWith("/services/"))).toHaveLength(6);
      expect(listed.filter((href) => href?.startsWith("/secteurs/"))).toHaveLength(sectors.length);
      for (const service of services.slice(0, 6))
        await expect(link(service.title)).toHaveAttribute("href", service.path);

      for (const network of ["LinkedIn", "Instagram", "Facebook"]) {
        await expect(link(network)).toHaveAttribute("href", /^https:\/\//);
        await expect(link(network).locator("svg")).toBeVisible();
      }
      await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+$/);
      await expect(link("Mentions légales")).toHaveAttribute("href", "/mentions-legales");
      await expect(link("Politique de confidentialité")).toHaveAttribute(
        "href",
        "/confidentialite",
      );
      await expect(footer).toContainText("© 2025");
    });
});

test("each legal page is a real page, filled in, that the form leads to", async ({ page }) => {
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
