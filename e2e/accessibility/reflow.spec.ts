import { chromium, expect, test, type Page } from "@playwright/test";
import { launchOptions } from "../support/browser";
import { overflow } from "../support/overflow";
import { startReact } from "../support/react";
import { pageTypes } from "../support/specification";
import { smallTargets } from "../support/targets";
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
    expect.soft(await overflow(page), `${what}, ${width} px`).toEqual([]);
  }
};

/** Controls by the CSS pixels that they have at least (WCAG 2.5.8): all of them, and the main ones. */
const TARGETS = [
  [24, "a, button, summary, input:not([tabindex='-1']), textarea"],
  [
    44,
    "header :is(a, button), main button, main summary, main a[href$='#contact'], #contact :is(input:not([tabindex='-1']), textarea, button, div > a)",
  ],
] as const;

for (const path of pageTypes)
  test(`${path} fits 320 px (400 % zoom of 1280), with wider spacing and longer texts too, and has large targets`, async ({
    page,
  }) => {
    await visit(page, path);
    await startReact(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 640 });
      for (const [size, targets] of TARGETS)
        expect.soft(await smallTargets(page, targets, size), `${width} px`).toEqual([]);
    }
    expect(await overflow(page)).toEqual([]);

    const spacing = await page.addStyleTag({ content: WIDER_SPACING });
    await expectNoOverflow(page, "wider spacing", [1280, 768, 320]);
    await spacing.evaluate((style: HTMLStyleElement) => style.remove());

    await lengthenTexts(page);
    await expectNoOverflow(page, "longer texts", [1920, 1280, 1024, 768, 375, 320]);
  });

test("every kind of page survives text of 200 % (WCAG 1.4.4)", async ({
  contextOptions,
  baseURL,
}) => {
  test.slow();
  // As a visitor sets it: the font size of the browser, which media queries follow too.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({ ...contextOptions, baseURL });
  for (const path of pageTypes) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    const size = (text: Element) => parseFloat(getComputedStyle(text).fontSize);
    expect(await page.locator("p").first().evaluate(size)).toBeGreaterThan(26);
    await expectNoOverflow(page, path, [1440, 1280, 768, 375]);
  }
  await browser.close();
});
