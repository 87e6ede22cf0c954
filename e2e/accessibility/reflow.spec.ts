import { expect, test, type Page } from "@playwright/test";
import { overflow } from "../support/overflow";
import { startReact } from "../support/react";
import { pageTypes } from "../support/specification";
import { visit } from "../support/visit";

// The policy of the page does not allow the style sheets that imitate a visitor's own.
test.use({ bypassCSP: true });

/** Makes every text a fifth longer, by its own first words. */
const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
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

/** The text spacing that a page must support (WCAG 1.4.12). */
const WIDER_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const expectNoOverflow = async (page: Page, what: string, widths: number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${what}, ${width} px`).toEqual([]);
  }
};

for (const path of pageTypes)
  test(`${path} fits 320 px (400 % zoom of 1280), with wider spacing and longer texts too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await startReact(page);
    expect(await overflow(page)).toEqual([]);

    const spacing = await page.addStyleTag({ content: WIDER_SPACING });
    await expectNoOverflow(page, "wider spacing", [1280, 768, 320]);
    await spacing.evaluate((style: HTMLStyleElement) => style.remove());

    await lengthenTexts(page);
    await expectNoOverflow(page, "longer texts", [1920, 1280, 1024, 768, 375, 320]);
  });
