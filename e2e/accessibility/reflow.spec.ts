import { expect, test } from "@playwright/test";
import { overflow } from "../support/overflow";
import { startReact } from "../support/react";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

// The style sheets that stand for the visitor's own are not in the policy of the page.
test.use({ bypassCSP: true });

const phone = { width: 320, height: 640 };

for (const path of pageTypes) {
  test.describe(path, () => {
    test("fits 320 px (400 % zoom of 1280) without sideways scrolling", async ({ page }) => {
      await page.setViewportSize(phone);
      await visit(page, path);
      await startReact(page);
      expect(await overflow(page)).toEqual([]);
    });

    test("holds texts that are a fifth longer", async ({ page }) => {
      await visit(page, path);
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? "";
          const words = text.trim().split(" ");
          if (words.length < 2 || node.parentElement?.closest("script, style, svg")) continue;
          // Its own words once more, until it is long enough.
          for (let more = ""; more.length < text.length / 5; node.textContent = text + more)
            more += ` ${words.shift()}`;
        }
      });
      for (const width of [1920, 1280, 1024, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toEqual([]);
      }
    });

    test("survives wider text spacing (WCAG 1.4.12)", async ({ page }) => {
      await visit(page, path);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-bottom: 2em !important; }`,
      });
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toEqual([]);
      }
    });
  });
}
