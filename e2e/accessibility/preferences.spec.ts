import { expect, test } from "@playwright/test";
import { startReact } from "../support/react";
import { drawn } from "../support/settled";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

test("nothing moves by itself under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pageTypes) {
    await page.goto(path);
    await startReact(page);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
    await drawn(page);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const duration = Number(effect?.getComputedTiming().duration);
          return playState === "running" && duration > 200;
        })
        .map(String),
    );
    expect.soft(running, path).toEqual([]);
  }
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons, fields, focus and the open menus keep their outlines", async ({ page }) => {
    await page.goto("/");
    await startReact(page);
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1;
        });
    for (const selector of [
      'main a[href="#contact"]',
      "#lead-name",
      "#lead-message",
      "#contact button[type=submit]",
      "#menu-services",
      "#services article",
    ])
      expect(await edge(selector), selector).toBe(true);
    const button = page.getByRole("button", { name: "Services", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveCSS("outline-style", "solid");
    await page.goto("/secteurs/immobilier");
    const band = page.locator("figure i[style*=background]").first();
    await expect(band).toHaveCSS("forced-color-adjust", "none");
  });
});

test("more contrast is respected: text and lines are stronger", async ({ page }) => {
  await page.goto("/");
  const muted = page.locator("main :has(> h2) + p").first();
  const usual = await muted.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ contrast: "more" });
  await expect(muted).not.toHaveCSS("color", usual);
});

test("prints a readable sheet: no bars and buttons, all text, the contact details", async ({
  page,
}) => {
  await page.goto("/services/seo-geo");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  await expect(page.locator('footer a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
  for (const field of await page.locator("#contact form").all()) await expect(field).toBeHidden();
  const answer = page.locator("main details > :last-child").first();
  expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(20);
  await visit(page, "/rendez-vous");
  await expect(page.locator(".weeks > .current")).toHaveCSS("color", "rgb(18, 23, 43)");
  await expect(page.getByRole("button", { name: "Réserver le rendez-vous" })).toBeHidden();
});
