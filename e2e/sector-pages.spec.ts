import { expect, test } from "@playwright/test";
import { expectTop } from "./support/geometry";
import { JUMP_OFFSET, sectors } from "./support/specification";
import { plain } from "./support/text";

for (const { path, title, figure, logos = 0 } of sectors) {
  test(`${title} has hero, four benefits, text, contact section and footer`, async ({ page }) => {
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
    expect(plain((await text.allInnerTexts()).join(" ")).split(" ").length).toBeGreaterThanOrEqual(
      200,
    );
    if (figure) expect(plain(await page.getByRole("main").innerText())).toMatch(figure);

    await expect(page.getByRole("img", { name: /^Logo d/ })).toHaveCount(logos);
    await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
    await expect(page.getByRole("contentinfo")).toBeVisible();

    const hero = page.locator("main section").first();
    await hero.locator('a[href="#contact"]').click();
    await expectTop(page.locator("#contact"), JUMP_OFFSET);
  });
}

test("client logos load and stand in one row on wide screens", async ({ page }) => {
  for (const { path, logos } of sectors.filter((sector) => sector.logos)) {
    await page.goto(path);
    const images = page.getByRole("img", { name: /^Logo d/ });
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
    expect(middles).toHaveLength(logos ?? 0);
    expect(new Set(middles).size).toBe(1);
  }
});
