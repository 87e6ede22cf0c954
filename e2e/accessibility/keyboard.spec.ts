import { expect, test, type Page } from "@playwright/test";
import { startReact } from "../support/react";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";
import { withMotion } from "../support/motion";

test.use(withMotion);

/** What has the focus: its name, where it stands, and whether its ring and itself can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const header = document.querySelector("header")!.getBoundingClientRect();
    const inHeader = Boolean(element.closest("header, dialog"));
    const isSkipLink = element.matches('a[href="#contenu"]');
    return {
      name: (
        element.getAttribute("aria-label") ||
        (element as HTMLInputElement).labels?.[0]?.textContent ||
        element.textContent ||
        ""
      )
        .trim()
        .slice(0, 60),
      hasRing: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
      isInWindow: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isUnderHeader: !inHeader && !isSkipLink && bottom <= header.bottom,
    };
  });

for (const [width, height] of [
  [1440, 900],
  [375, 740],
] as const) {
  for (const path of pageTypes) {
    test(`Tab goes through ${path} in order at ${width} px, always in sight`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height });
      // Smooth scrolling would have each step judged on the way.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, path);
      await startReact(page);
      let last = await page.evaluateHandle(() => document.activeElement);
      let steps = 0;
      for (; steps < 150; steps++) {
        await page.keyboard.press("Tab");
        const now = await focused(page);
        if (!now) break;
        expect(now, now.name).toMatchObject({
          hasRing: true,
          isInWindow: true,
          isUnderHeader: false,
        });
        expect(now.name).not.toBe("");
        // A closed loop or a jump back would be a trap or a wrong order.
        const element = await page.evaluateHandle(() => document.activeElement);
        const isFurther = await page.evaluate(
          ([before, after]) =>
            !before?.isConnected ||
            before === document.body ||
            (after !== null &&
              (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) > 0),
          [last, element] as const,
        );
        expect(isFurther, now.name).toBe(true);
        last = element;
      }
      expect(steps).toBeGreaterThan(10);
      expect(steps).toBeLessThan(150);
    });
  }
}

test("an in-page jump takes the focus along", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Démarrer maintenant" }).press("Enter");
  await expect(page.locator("#contact")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#contact").getByRole("link").first()).toBeFocused();
});

test("a message can be written and sent by keyboard alone", async ({ page }) => {
  await page.route("**/send-lead-email", (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto("/#contact");
  await startReact(page);
  await page.getByLabel("Nom", { exact: true }).focus();
  for (const value of ["Élodie Besnard", "e@exemple.fr", "0639981234", "exemple.fr", "Bonjour"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Envoyer le message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(/Message envoyé/);
});
