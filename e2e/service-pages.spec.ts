import { expect, test, type Page } from "@playwright/test";
import { expectNeighbours } from "./support/neighbours";
import { services } from "./support/specification";
import { plain } from "./support/text";

const checkPage = async (page: Page, path: string, title: string) => {
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

  const sections = page.locator("main > section:not([aria-labelledby])");
  expect(await sections.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(2);
  expect(
    plain((await sections.allInnerTexts()).join(" ")).split(" ").length,
  ).toBeGreaterThanOrEqual(250);

  await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(/Cresca$/);

  const deliverable = page.getByRole("figure").filter({ hasText: "Exemple de livrable" });
  await expect(deliverable).toHaveCount(1);
  await expect(page.getByText("Exemple de livrable")).toHaveCount(1);
  expect(plain(await deliverable.innerText()).split(" ").length).toBeGreaterThanOrEqual(80);

  const terms = page.getByRole("region", { name: "Avant de signer" });
  await expect(terms).toContainText(/\d\s€/);
  await expect(terms.getByText(/^Contenu d.exemple$/)).toHaveCount(1);
  for (const name of ["Ce qui est livré, et quand", "Ce que nous ne faisons pas"])
    await expect(terms.getByRole("heading", { name })).toBeVisible();
  await expectNeighbours(page, "Service", services, path);
};

test("each service has hero, features, text, a deliverable, terms, contact and neighbours", async ({
  page,
}) => {
  test.slow();
  for (const { path, title } of services)
    await test.step(title, () => checkPage(page, path, title));
});
