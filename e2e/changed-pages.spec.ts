import { expect, test } from "@playwright/test";
import { answerWith, leadForm, newLead, ownAddress, success } from "./support/leadForm";

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
  "a writing aid and a password manager put elements into the form and the page": () => {
    for (const field of document.querySelectorAll("input, textarea"))
      field.insertAdjacentHTML("afterend", '<div data-lastpass-icon-root=""></div>');
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

for (const [name, change] of Object.entries(changes))
  test(`${name}: the message form keeps what is typed, says what is missing, sends it and says so`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const requests = await answerWith(page, 200, "{}");
    await page.goto("/secteurs/sante");
    await page.evaluate(change);
    const form = page.locator("#contact form");
    const field = form.locator("[name=name]");
    const lead = { ...newLead(), name: "Jeanne d'Arçon" };
    // As a person types, while React comes.
    await field.click();
    await page.keyboard.type(lead.name, { delay: 40 });
    await expect(page.locator("form[data-enhanced]")).toBeAttached();
    await expect(field).toHaveValue(lead.name);
    await expect(field).toBeFocused();
    const cursor = await field.evaluate((control: HTMLInputElement) => control.selectionStart);
    expect(cursor).toBe(lead.name.length);
    const submit = form.locator("[type=submit]");
    await submit.click();
    const email = form.locator("[name=email]");
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/Indiquez/);
    await expect(form.locator('a[href^="#lead-"]')).toHaveCount(4);
    for (const [other, value] of Object.entries(lead))
      if (other !== "name") await form.locator(`[name=${other}]`).fill(value);
    await submit.click();
    await expect(leadForm(page).status.getByText(success.title)).toBeVisible();
    await expect(field).toHaveValue("");
    expect(requests).toEqual([lead]);
    expect(errors).toEqual([]);
  });
