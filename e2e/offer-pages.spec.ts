import { expect, test, type Locator, type Page } from "@playwright/test";
import { cardTitles } from "./support/cards";
import { sectors, services } from "./support/specification";
import { plain, solid } from "./support/text";

// Nothing of them waits for a script.
test.use({ javaScriptEnabled: false });

const wordsIn = async (parts: Locator) =>
  plain((await parts.allInnerTexts()).join(" ")).split(" ").length;

/** What no heading names: the page's own text. */
const textOf = (page: Page) => page.locator("main > section:not([aria-labelledby])");

/** Opens a page, which says where it is, ends with the contact section, and leads to the one before and the one after, in a ring. */
const open = async (
  page: Page,
  kind: "Service" | "Secteur",
  pages: readonly { path: string; title: string }[],
  index: number,
) => {
  const { path = "", title = "" } = pages[index] ?? {};
  await page.goto(path);
  const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
  await expect(trail.getByText(title, { exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle(/Cresca$/);
  await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
  const hero = page.locator("main section").first();
  await expect(hero.locator('a[href="#contact"]')).toBeVisible();
  for (const [name, neighbour] of [
    [`${kind} précédent`, pages.at(index - 1)],
    [`${kind} suivant`, pages[(index + 1) % pages.length]],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", neighbour?.path ?? "");
    await expect(link).toContainText(neighbour?.title ?? "");
  }
};

test("each service has hero, features, text, a deliverable, terms, contact and neighbours", async ({
  page,
}) => {
  test.slow();
  for (const [index, { title }] of services.entries())
    await test.step(title, async () => {
      await open(page, "Service", services, index);
      const features = page.getByRole("region", { name: "Ce que nous faisons pour vous" });
      expect([4, 5, 6]).toContain((await cardTitles(features)).length);
      const text = textOf(page);
      expect(await text.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(2);
      expect(await wordsIn(text)).toBeGreaterThanOrEqual(250);

      const deliverable = page.getByRole("figure").filter({ hasText: "Exemple de livrable" });
      await expect(deliverable).toHaveCount(1);
      await expect(page.getByText("Exemple de livrable")).toHaveCount(1);
      expect(await wordsIn(deliverable)).toBeGreaterThanOrEqual(80);

      const terms = page.getByRole("region", { name: "Avant de signer" });
      await expect(terms).toContainText(/\d\s€/);
      await expect(terms.getByText(/^Prix d.exemple$/)).toHaveCount(1);
      for (const name of ["Ce qui est livré, et quand", "Ce que nous ne faisons pas"])
        await expect(terms.getByRole("heading", { name })).toBeVisible();
    });
});

/** Client logos load, and are in one row on wide screens. */
const expectLogos = async (page: Page, count: number) => {
  const images = page.getByRole("img", { name: /^Logo d/ });
  await expect(images).toHaveCount(count);
  if (count === 0) return;
  await expect(page.getByRole("heading", { name: /^Logos d.exemple, en attendant/ })).toBeVisible();
  await images.first().scrollIntoViewIfNeeded();
  const widths = () =>
    images.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  const middles = await images.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2 / 20);
    }),
  );
  expect(new Set(middles).size).toBe(1);
};

test("each sector has hero, four benefits, text, its figure, logos, contact and neighbours", async ({
  page,
}) => {
  test.slow();
  for (const [index, { title, figure, logos = 0 }] of sectors.entries())
    await test.step(title, async () => {
      await open(page, "Secteur", sectors, index);
      expect(await cardTitles(page.locator("main section").nth(1))).toHaveLength(4);
      expect(await wordsIn(textOf(page))).toBeGreaterThanOrEqual(200);
      if (figure) {
        const main = plain(await page.getByRole("main").innerText());
        expect(solid(main)).toContain(solid(figure.value + figure.label));
      }
      await expectLogos(page, logos);
    });
});

test("digits of a table stand below each other; phones keep its headers", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/services/google-ads");
  await expect(page.getByRole("columnheader")).toHaveCount(6);
  const [one, eight] = await page.getByText("214", { exact: true }).evaluate(async (cell) => {
    cell.innerHTML = "<i>1</i><i>8</i>";
    await document.fonts.ready;
    return [...cell.children].map((digit) => digit.getBoundingClientRect().width);
  });
  expect(one).toBe(eight);
});
