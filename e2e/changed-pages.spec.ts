import { expect, test, type Page } from "@playwright/test";
import { answerWith, leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { bookingPage } from "./support/specification";
import { visit } from "./support/visit";

// A page as a visitor's browser shows it: a translator, a password manager, a writing aid or an ad blocker has changed it.

test.use({ extraHTTPHeaders: ownAddress() });

/** What such programs do, as functions that run in the page. */
const changes = {
  "a translator wraps each text": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data}.`);
    }
    document.documentElement.lang = "en";
  },
  "a password manager puts an element after each field": () => {
    for (const field of document.querySelectorAll("input, textarea"))
      field.insertAdjacentHTML("afterend", '<div data-lastpass-icon-root=""></div>');
  },
  "a writing aid and a password manager put elements into the form and the page": () => {
    for (const form of document.querySelectorAll("form"))
      form.insertAdjacentHTML("afterbegin", "<grammarly-extension></grammarly-extension>");
    document.querySelector("main")?.prepend(document.createElement("com-1password-button"));
    document.body.append(document.createElement("com-1password-notification"));
  },
  "an ad blocker removes elements": () => {
    document.querySelector("main > :is(section, div):not(:has(form))")?.remove();
    document.querySelector("form > p")?.remove();
    document.querySelector("[role=alert]")?.remove();
  },
} as const;

const WORDS = "Jeanne d'Arçon";

/** Types into a field as a person does, while React comes, and expects that nothing is lost. */
const typeInto = async (page: Page, label: string, value = WORDS) => {
  const field = page.locator("form").getByLabel(label).first();
  await field.click();
  await page.keyboard.type(value, { delay: 40 });
  await expect(field).toHaveValue(value);
  await expect(field).toBeFocused();
  expect(await field.evaluate((control: HTMLInputElement) => control.selectionStart)).toBe(
    value.length,
  );
};

for (const [name, change] of Object.entries(changes))
  test(`${name}: the message form keeps what is typed, sends it and says so`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const requests = await answerWith(page, 200, "{}");
    await page.goto("/secteurs/sante");
    await page.evaluate(change);
    await typeInto(page, name.includes("translator") ? "Nom." : "Nom");
    await expect(page.locator("form[data-enhanced]")).toBeAttached();
    const form = page.locator("#contact form");
    const lead = { ...newLead(), name: WORDS };
    for (const [field, value] of Object.entries(lead))
      if (field !== "name") await form.locator(`[name=${field}]`).fill(value);
    await expect(form.locator("[name=name]")).toHaveValue(WORDS);
    await form.locator("[type=submit]").click();
    await expect(leadForm(page).status.getByText(success.title)).toBeVisible();
    await expect(form.locator("[name=name]")).toHaveValue("");
    expect(requests).toEqual([{ ...lead, page: "/secteurs/sante" }]);
    expect(errors).toEqual([]);
  });

test("a translator: the booking page keeps the chosen slot and what is typed", async ({ page }) => {
  await visit(page, bookingPage);
  await page.evaluate(changes["a translator wraps each text"]);
  const slot = page.getByRole("radio").first();
  await slot.check({ force: true });
  const field = page.locator("form:has([type=radio]) [name=name]");
  await field.click();
  await page.keyboard.type(WORDS, { delay: 40 });
  await page.mouse.move(310, 320);
  await expect(slot).toBeChecked();
  await expect(field).toHaveValue(WORDS);
  await expect(field).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test("what a browser fills in by itself before React is there stays, and is sent", async ({
    page,
  }) => {
    const requests = await answerWith(page, 200, "{}");
    await page.goto("/services/seo-geo");
    await page.evaluate(changes["a translator wraps each text"]);
    const lead = newLead();
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
        control.value = value;
        for (const event of ["input", "change"])
          control.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }, lead);
    const button = page.locator("#contact form [type=submit]");
    await page.locator("form [name=phone]").tap();
    await expect(page.locator("form[data-enhanced]")).toBeAttached();
    await expect(page.locator("form [name=phone]")).toBeFocused();
    await button.tap();
    await expect(leadForm(page).status.getByText(success.title)).toBeVisible();
    expect(requests).toEqual([{ ...lead, page: "/services/seo-geo" }]);
  });
});
