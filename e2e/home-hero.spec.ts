import { expect, test, type Locator } from "@playwright/test";

test("in usual windows the first screen is words beside the picture, the figures at its foot", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.getByRole("main").locator("section").first();
  const windows = [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 900],
    [1920, 1080],
  ] as const;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const end = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    expect(await end(hero), `${width} x ${height}`).toBeLessThanOrEqual(height);
    const picture = hero.locator("[data-picture]");
    expect((await picture.boundingBox())?.y).toBe((await hero.boundingBox())?.y);
    const figures = await hero.locator("> dl").boundingBox();
    expect(figures?.y).toBeCloseTo(await end(picture), 0);
    expect(figures?.y).toBeGreaterThan(await end(hero.getByRole("link").first()));
  }
});

test("no word of the headline is broken, whatever the window", async ({ page }) => {
  await page.goto("/");
  const windows = [
    [360, 640],
    [1200, 1600],
    [1440, 1200],
    [1920, 1080],
    [2560, 1440],
  ] as const;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const broken = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        for (const { 0: word, index } of data.matchAll(/[^\s’]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    });
    expect(broken, `${width} x ${height}`).toEqual([]);
  }
});
