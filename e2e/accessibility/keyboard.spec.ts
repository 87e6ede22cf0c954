import { expect, test } from "@playwright/test";
import { startReact } from "../support/react";
import { bookingPage } from "../support/specification";
import { visit } from "../support/visit";

/** Notes after each Tab what has the focus, how it shows, and whether it is further this way; and the end of it. Runs in the page. */
const noteStops = (way: number) => {
  const stops: object[] = [];
  const round = { stops, isOver: false };
  let last: Element | null = null;
  addEventListener("keyup", ({ key }) => {
    const element = document.activeElement;
    if (key !== "Tab" || round.isOver || !element) return;
    if (element === document.body) {
      round.isOver = true;
      return;
    }
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const header = document.querySelector("header")!.getBoundingClientRect();
    const inHeader = Boolean(element.closest("header, dialog"));
    const named = (element as HTMLInputElement).labels?.[0] ?? element;
    const name = element.getAttribute("aria-label") || named.textContent || "";
    const isSkipLink = element.matches('a[href="#contenu"]');
    round.stops.push({
      name: name.trim().slice(0, 60),
      hasRing: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
      isInWindow: bottom > 0 && top < innerHeight && right > 0 && left + right < 2 * innerWidth,
      isUnderHeader: !inHeader && !isSkipLink && bottom <= header.bottom,
      // A closed loop or a jump back would be a trap or a wrong order.
      isFurther: !last?.isConnected || (last.compareDocumentPosition(element) & way) > 0,
    });
    last = element;
  });
  return round;
};

const wide = { width: 1440, height: 900, key: "Tab", way: 4 };
const phone = { ...wide, width: 375, height: 740 };
const back = { width: 1280, height: 720, key: "Shift+Tab", way: 2 };

for (const [path, ...screens] of [
  ["/", wide, phone],
  ["/services/google-ads", phone, back],
  ["/secteurs/immobilier", wide],
  [bookingPage, wide, phone, back],
  ["/page-inconnue", wide],
] as const)
  test(`Tab goes through ${path} in order, always in sight`, async ({ page }) => {
    test.setTimeout(60_000);
    for (const { width, height, key, way } of screens) {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await startReact(page);
      const round = await page.evaluateHandle(noteStops, way);
      const mayGoOn = () => round.evaluate(({ stops, isOver }) => !isOver && stops.length < 150);
      // What is pressed after the round is over counts no more: asking each time takes as long as pressing.
      while (await mayGoOn())
        for (let press = 0; press < 10; press++) await page.keyboard.press(key);
      const { stops, isOver } = await round.jsonValue();
      for (const stop of stops)
        expect.soft(stop, `${width} px, ${key}`).toEqual({
          name: expect.stringMatching(/./),
          ...{ hasRing: true, isInWindow: true, isUnderHeader: false, isFurther: true },
        });
      expect(stops.length).toBeGreaterThan(10);
      expect(isOver, "out of the page again").toBe(true);
    }
  });
