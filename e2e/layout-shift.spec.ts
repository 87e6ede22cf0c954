import { devices, expect, test } from "@playwright/test";

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

test.use({
  viewport,
  deviceScaleFactor,
  isMobile,
  hasTouch,
  contextOptions: { reducedMotion: "no-preference" },
});

for (const path of ["/", "/services/seo-geo", "/secteurs/sante"]) {
  test(`nothing moves while ${path} loads on a phone`, async ({ page }) => {
    await page.goto(path);
    // Long enough for every part of the page to have had its turn.
    await page.waitForTimeout(1500);
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(resolve, 200, []);
        }),
    );
    // A hair, when the text's own font comes after the first frame: 0.000 as Lighthouse writes it.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
  });
}
