import { expect, test, type Locator, type Page } from "@playwright/test";
import { LEAD_FUNCTION, leadForm, newLead, ownAddress } from "./support/leadForm";
import { startReact } from "./support/react";

/** Each width and each colour scheme once. */
const screens = [
  { viewport: { width: 375, height: 700 }, colorScheme: "dark" },
  { viewport: { width: 1280, height: 720 }, colorScheme: "light" },
] as const;

/** First screens. */
const pages = {
  home: "/",
  service: "/services/google-ads",
  sector: "/secteurs/immobilier",
  "not-found": "/nulle-part",
};

/** Moves an element onto whole pixels: what is above it does not change how its lines and letters are drawn. */
const alignToPixels = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    // As an earlier picture may have left it.
    element.style.top = "0";
    const { top } = element.getBoundingClientRect();
    element.style.position = "relative";
    element.style.top = `${Math.ceil(top) - top}px`;
  });

const lead = { ...newLead(), name: "Élodie Besnard", website: "https://entreprise.example/" };
lead.email = "elodie@entreprise.example";
lead.message = "Bonjour.";

test.use({ extraHTTPHeaders: ownAddress() });

/** Another build of Chromium smooths letters and curves in another way. */
const picture = { maxDiffPixelRatio: 0.01, scale: "css" } as const;

/** Lets every image load at once, waits for images and fonts, and takes the header out of the way of long pictures. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    document.querySelector("header")?.style.setProperty("position", "absolute");
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });

for (const { viewport, colorScheme } of screens)
  test.describe(`${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });
    const named = (name: string) => `${name}-${viewport.width}-${colorScheme}.png`;

    test("first screens", async ({ page }) => {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path);
        await settle(page);
        await expect.soft(page).toHaveScreenshot(named(name), picture);
      }
    });

    test("contact section: invalid, sent, not sent", async ({ page }) => {
      const answers = [
        { status: 200, json: { success: true } },
        { status: 503, json: {} },
      ];
      await page.route(`**${LEAD_FUNCTION}`, (route) => route.fulfill(answers.shift()));
      await page.goto("/");
      await startReact(page);
      await settle(page);
      const { button, fill, field, status } = leadForm(page);
      const card = page.locator("div:has(> div > h3):has(> form)");
      await button.click();
      await expect(field("name")).toBeFocused();
      await alignToPixels(card);
      await expect(card).toHaveScreenshot(named("contact-invalid"), picture);
      for (const state of ["sent", "failed"]) {
        await fill(lead);
        await button.click();
        await expect(status).not.toBeEmpty();
        await button.blur();
        await alignToPixels(card);
        await expect(card).toHaveScreenshot(named(`contact-${state}`), picture);
      }
    });
  });
