import { expect, test } from "@playwright/test";
import { withMotion } from "./support/motion";

test.use(withMotion);

test("what has not been scrolled to is visible", async ({ page }) => {
  for (const path of ["/", "/services/seo-geo"]) {
    await page.goto(path);
    const waiting = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof ViewTimeline)
          .map(({ effect }) => (effect as KeyframeEffect).target as Element)
          .filter((target) => target.getBoundingClientRect().top > innerHeight)
          .map((target) => getComputedStyle(target).opacity),
      );
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(2);
    expect(new Set(await waiting())).toEqual(new Set(["1"]));
  }
});
