import { expect, test, type Locator } from "@playwright/test";

/** Words of an element that are broken over two lines. */
const brokenWords = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
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
};

const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? NaN) + (box?.height ?? NaN);
};

test("no word of the headline is broken; in usual windows the first screen is words beside the picture, the figures at its foot", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.getByRole("main").locator("section").first();
  for (const [width, height, isUsual] of [
    [1280, 720, true],
    [1366, 768, true],
    [1440, 900, true],
    [1920, 900, true],
    [1920, 1080, true],
    [360, 640, false],
    [1200, 1600, false],
    [1440, 1200, false],
    [2560, 1440, false],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      expect(await page.getByRole("heading", { level: 1 }).evaluate(brokenWords)).toEqual([]);
      if (!isUsual) return;
      expect(await endOf(hero)).toBeLessThanOrEqual(height);
      const picture = hero.locator("[data-picture]");
      expect((await picture.boundingBox())?.y).toBe((await hero.boundingBox())?.y);
      const figures = await hero.locator("> dl").boundingBox();
      expect(figures?.y).toBeCloseTo(await endOf(picture), 0);
      expect(figures?.y).toBeGreaterThan(await endOf(hero.getByRole("link").first()));
    });
});
