import type { Page } from "@playwright/test";

/** Time that a part of the page gets to load what it needs once it is seen, in milliseconds. */
const PAUSE = 400;

/** Scrolls through a page, uses every control on it and sends the form, as a thorough visitor would. */
export const useEverything = async (page: Page) => {
  const { height, step } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    step: innerHeight,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(PAUSE);
  }
  for (const selector of ["[data-toggle]", "main summary", "[role=group] button"]) {
    for (const control of await page.locator(selector).all()) {
      if (!(await control.isVisible())) continue;
      await control.tap();
      await page.waitForTimeout(PAUSE);
    }
  }
  await page.locator("[commandfor=menu-panel]").first().tap();
  await page.waitForTimeout(PAUSE);
  for (const group of await page.locator("dialog summary").all()) await group.tap();
  await page.locator("dialog [command=close]").tap();
  await fillForm(page);
  await page.locator("form [type=submit]").tap();
  await page.waitForTimeout(PAUSE * 5);
};

const fillForm = async (page: Page) => {
  const values = {
    name: "Camille Martin",
    email: "camille@exemple.fr",
    phone: "0612345678",
    website: "exemple.fr",
    message: "Bonjour, je souhaite un rendez-vous.",
  };
  for (const [name, value] of Object.entries(values))
    await page.locator(`form [name=${name}]`).fill(value);
};
