import { chromium, devices, expect, test, type Page } from "@playwright/test";
import { launchWith } from "./support/browser";
import { hold } from "./support/gate";
import { withMotion } from "./support/motion";
import { drawn } from "./support/settled";
import { bookingPage } from "./support/specification";
import { systems } from "./support/systemFonts";

// Not with its pixels, seven for each of ours: drawing them takes most of the time, and moves nothing.
const { viewport, isMobile, hasTouch } = devices["Pixel 7"];
const phone = { viewport, isMobile, hasTouch };

test.use({ ...phone, ...withMotion });

/** Until the page has been drawn, and the browser has had nothing to do for a moment. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState === "loading")
      await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
    for (let frame = 0; frame < 3; frame++) {
      // A page that never rests on a busy machine is asked again with the next frame.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** How much a page has moved since it came, as Lighthouse counts it. */
const shiftOf = async (page: Page) => {
  await drawn(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .map((entry) => Number("value" in entry && entry.value))
      .reduce((sum, shift) => sum + shift, 0);
  });
};

const PATHS = ["/", "/services/seo-geo", "/secteurs/sante", bookingPage];

/** The fonts are there from here on. */
const fetchFonts = async (page: Page) => {
  await page.goto("/mentions-legales");
  await page.evaluate(() => document.fonts.ready);
};

test("nothing moves while a page loads on a phone", async ({ page }) => {
  await fetchFonts(page);
  for (const path of PATHS) {
    await page.goto(path);
    await settled(page);
    expect.soft(await shiftOf(page), path).toBeLessThan(0.0005);
  }
});

for (const [path, timezoneId, widths] of [
  ["/services/google-ads", "Europe/Paris", [412, 1440]],
  ["/services/google-ads", "America/Argentina/Buenos_Aires", [360]],
  [bookingPage, "Europe/Paris", [412, 1440]],
] as const)
  test(`slots that come late move nothing on ${path} in ${timezoneId}, and something says that they will`, async ({
    browser,
    contextOptions,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...contextOptions, ...phone, baseURL, timezoneId });
    await fetchFonts(page);
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 823 });
        const release = await hold(page, "**/appointment-slots**");
        await page.goto(path);
        const waiting = page.getByText(/^Les prochains créneaux libres s’affichent ici/).last();
        await waiting.scrollIntoViewIfNeeded();
        await expect(waiting).toBeVisible();
        // The way there without a script, for those who wait long.
        const other = page.getByRole("button", { name: "Voir les créneaux libres" });
        if (path === bookingPage) await expect(other).toBeVisible();
        // Fonts that a busy machine brings late are another matter.
        await settled(page);
        const before = await shiftOf(page);
        release();
        const slot = page.locator('[type=radio], #contact a[href^="/rendez-vous?start="]');
        await expect(slot.first()).toBeAttached();
        expect.soft((await shiftOf(page)) - before).toBeLessThan(0.0005);
        await page.unrouteAll();
      });
    await page.close();
  });

for (const system of systems)
  test(`fonts that come late move a line at most, after those of ${system}`, async ({
    contextOptions,
    baseURL,
  }) => {
    test.slow();
    const browser = await chromium.launch(launchWith(system));
    for (const path of ["/", "/secteurs/sante", bookingPage]) {
      const page = await browser.newPage({ ...contextOptions, ...phone, baseURL });
      const release = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "commit" });
      await settled(page);
      release();
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === "loaded")
            .map(({ family }) => family.replaceAll('"', ""))
            .toSorted(),
        );
      // The page was drawn in the system's fonts, then in its own.
      await expect
        .poll(loaded, path)
        .toEqual([
          "Bricolage Grotesque",
          expect.stringMatching(new RegExp(`^Display ${system}$`, "i")),
          "Instrument Sans",
          expect.stringMatching(new RegExp(`^Text ${system}$`, "i")),
        ]);
      await settled(page);
      expect.soft(await shiftOf(page), path).toBeLessThan(0.02);
      await page.close();
    }
    await browser.close();
  });
