import { devices, expect, test, type Page } from "@playwright/test";

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

test.use({
  viewport,
  deviceScaleFactor,
  isMobile,
  hasTouch,
  contextOptions: { reducedMotion: "no-preference" },
});

/** Long enough for every part of the page to have had its turn, in milliseconds. */
const SETTLED = 1500;

/** How much a page has moved since it came, as Lighthouse counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => (entry as unknown as { value: number }).value)
              .reduce((sum, shift) => sum + shift, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 200, 0);
      }),
  );

for (const path of ["/", "/services/seo-geo", "/secteurs/sante"]) {
  test.describe(path, () => {
    test("nothing moves while it loads on a phone", async ({ page }) => {
      // The fonts are there from here on.
      await page.goto("/mentions-legales");
      await page.evaluate(() => document.fonts.ready);
      await page.goto(path);
      await page.waitForTimeout(SETTLED);
      expect(await shiftOf(page)).toBeLessThan(0.0005);
    });

    test("fonts that come late move a line at most", async ({ page }) => {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SETTLED / 2));
        await route.continue();
      });
      await page.goto(path);
      await page.waitForTimeout(SETTLED);
      const fonts = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
      expect(fonts.join()).toMatch(/Bricolage Grotesque.*Instrument Sans/);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  });
}
