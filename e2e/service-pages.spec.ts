import { expect, test } from "@playwright/test";
import { startReact } from "./support/react";
import { services } from "./support/specification";
import { plain } from "./support/text";

for (const { path, title } of services) {
  test(`${title} has hero, feature cards, text, contact section and footer`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(
      page.getByRole("navigation", { name: "Fil d’Ariane" }).getByText(title, { exact: true }),
    ).toHaveAttribute("aria-current", "page");

    const features = page.getByRole("region", { name: "Ce que nous faisons pour vous" });
    const cards = features.getByRole("listitem");
    const count = await cards.count();
    expect(count).toBeGreaterThanOrEqual(4);
    expect(count).toBeLessThanOrEqual(6);
    for (const card of await cards.all()) {
      await expect(card.getByRole("heading", { level: 3 })).toHaveText(/\S/);
      await expect(card.locator("svg")).toBeVisible();
      await expect(card.getByRole("paragraph")).toHaveText(/\S.{30}/s);
    }

    const text = page.locator("main > section:not([aria-labelledby])");
    expect(await text.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(2);
    expect(plain((await text.allInnerTexts()).join(" ")).split(" ").length).toBeGreaterThanOrEqual(
      250,
    );

    await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle(/Cresca$/);
  });
}

for (const { path, title } of services)
  test(`${title} shows what its client receives, marked once, and its terms`, async ({ page }) => {
    await page.goto(path);
    const figure = page.getByRole("figure").filter({ hasText: "Exemple de livrable" });
    await expect(figure).toHaveCount(1);
    await expect(page.getByText("Exemple de livrable")).toHaveCount(1);
    expect(plain(await figure.innerText()).split(" ").length).toBeGreaterThanOrEqual(80);

    const terms = page.getByRole("region", { name: "Avant de signer" });
    await expect(terms).toContainText(/\d\s€/);
    await expect(terms.getByText(/^Contenu d.exemple$/)).toHaveCount(1);
    for (const name of ["Ce qui est livré, et quand", "Ce que nous ne faisons pas"])
      await expect(terms.getByRole("heading", { name })).toBeVisible();
  });

test("no two services show the same composition", async ({ page }) => {
  const kinds = new Set<string>();
  for (const { path } of services) {
    await page.goto(path);
    const tags = await page
      .getByRole("figure")
      .filter({ hasText: "Exemple de livrable" })
      .evaluate((element) => [...element.querySelectorAll("*")].map((part) => part.tagName).join());
    kinds.add(tags);
  }
  expect(kinds.size).toBe(services.length);
});

test("what the build drew stays when the page was changed before React came", async ({ page }) => {
  await page.goto("/services/google-ads");
  const title = page.getByRole("heading", { level: 1 });
  const written = await title.innerText();
  const parts = page.locator("[data-prerendered]");
  await expect(parts).toHaveCount(2);
  const drawn = () =>
    parts.evaluateAll((elements) =>
      elements.map(({ innerHTML, attributes }) => [
        innerHTML,
        ...[...attributes].map(({ name, value }) => `${name}: ${value}`).toSorted(),
      ]),
    );
  const before = await drawn();
  // As a browser's translator does; React then draws the whole page anew.
  await title.evaluate((heading) => (heading.textContent = "Anzeigen auf Google"));
  await startReact(page);
  await expect(title).toHaveText(written, { useInnerText: true });
  expect(await drawn()).toEqual(before);
});

test("the facts of the specification stand where they belong", async ({ page }) => {
  for (const [path, ...facts] of [
    ["/services/google-ads", /Bing/],
    ["/services/social-ads", /Meta/, /TikTok/],
    ["/services/chatbots-callbots", /partenaire/, /SaaS/],
    [
      "/services/data-analytics",
      /gestionnaires? de balises|Tag Manager/i,
      /serveur/i,
      /tableaux? de bord/i,
    ],
    ["/services/creation-site-web", /moins d['’]un mois/, /75\s?%/],
  ] as const) {
    await page.goto(path);
    for (const fact of facts) await expect(page.getByRole("main")).toContainText(fact);
  }
});

test("AI tooling gives ten times more tasks, somewhere among the services", async ({ page }) => {
  const texts: string[] = [];
  for (const { path } of services) {
    await page.goto(path);
    texts.push(plain(await page.getByRole("main").innerText()));
  }
  expect(texts.join(" ")).toMatch(/(10|dix) fois plus de tâches/);
});
