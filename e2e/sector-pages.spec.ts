import { expect, test, type Page } from "@playwright/test";
import { expectTop } from "./support/geometry";
import { expectNeighbours } from "./support/neighbours";
import { JUMP_OFFSET, sectors } from "./support/specification";
import { plain, solid } from "./support/text";

/** Client logos load and are in one row on wide screens. */
const expectLogos = async (page: Page, count: number) => {
  const images = page.getByRole("img", { name: /^Logo d/ });
  await expect(images).toHaveCount(count);
  if (count === 0) return;
  await images.first().scrollIntoViewIfNeeded();
  for (const image of await images.all())
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  const middles = await images.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2 / 20);
    }),
  );
  expect(new Set(middles).size).toBe(1);
};

for (const half of [sectors.slice(0, 4), sectors.slice(4)])
  test(`${half.map(({ title }) => title).join(", ")}: hero, four benefits, text, logos, contact, footer and neighbours`, async ({
    page,
  }) => {
    test.slow();
    for (const { path, title, figure, logos = 0 } of half)
      await test.step(title, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

        const benefits = page.locator("main section").nth(1).getByRole("listitem");
        await expect(benefits).toHaveCount(4);
        for (const card of await benefits.all()) {
          await expect(card.getByRole("heading", { level: 3 })).toHaveText(/\S/);
          await expect(card.locator("svg")).toBeVisible();
          await expect(card.getByRole("paragraph")).toHaveText(/\S.{30}/s);
        }

        const text = page.locator("main > section:not([aria-labelledby])");
        expect(
          plain((await text.allInnerTexts()).join(" ")).split(" ").length,
        ).toBeGreaterThanOrEqual(200);
        if (figure) {
          const main = plain(await page.getByRole("main").innerText());
          expect(solid(main)).toContain(solid(figure.value + figure.label));
        }

        await expectLogos(page, logos);
        await expectNeighbours(page, "Secteur", sectors, path);
        await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
        await expect(page.getByRole("contentinfo")).toBeVisible();

        const hero = page.locator("main section").first();
        await hero.locator('a[href="#contact"]').click();
        await expectTop(page.locator("#contact"), JUMP_OFFSET);
      });
  });
