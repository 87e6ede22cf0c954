import { expect, test } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
import { receivedMails, storedLeads } from "./support/backend";
import { gate } from "./support/gate";
import { answerWith, fieldNames, leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { startReact } from "./support/react";
import { JUMP_OFFSET } from "./support/specification";

test.use({ extraHTTPHeaders: ownAddress() });

// The form is the same on every page; drawing the home page takes twice as long.
test.beforeEach(async ({ page }) => {
  await page.goto("/services/data-analytics");
});

test("has required fields with visible labels, right types and autocomplete", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Nous écrire" })).toBeVisible();
  const fields = page.locator(
    "#contact form :is(input:not([type='hidden']), textarea):not([tabindex='-1'])",
  );
  const found = await fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, type, autocomplete, required, value }) => {
      return { name, type, autocomplete, required, value };
    }),
  );
  const empty = { required: true, value: "" };
  expect(found).toEqual([
    { name: "name", type: "text", autocomplete: "name", ...empty },
    { name: "email", type: "email", autocomplete: "email", ...empty },
    { name: "phone", type: "tel", autocomplete: "tel", ...empty },
    { name: "website", type: "url", autocomplete: "url", ...empty },
    { name: "message", type: "textarea", autocomplete: "", ...empty },
  ]);
  for (const field of await fields.all()) {
    await expect(page.locator(`label[for="${await field.getAttribute("id")}"]`)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
});

/** One of each rule; contract/leadRules.test.ts knows more. */
const REFUSED = [
  ["email", "elodie@exemple.fr/"],
  ["website", "pas une url"],
  ["name", "\u200b"],
  ["message", "a".repeat(10_001)],
] as const;

test("refuses what is wrong", async ({ page }) => {
  const requests = await answerWith(page, 200, "{}");
  await startReact(page);
  const form = leadForm(page);

  await test.step("puts https:// in front of a bare website address", async () => {
    await form.field("website").fill("exemple.fr");
    await form.field("message").focus();
    await expect(form.field("website")).toHaveValue("https://exemple.fr");
    await form.field("website").fill("");
  });

  await test.step("names every wrong field in French, in a summary too, and goes to the first", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await form.button.click();
    await expect(form.field("name")).toBeFocused();
    await expect(form.field("name")).toBeInViewport();
    for (const name of fieldNames) {
      await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
      await expect(form.field(name)).toHaveAccessibleDescription(/(Indiquez|Écrivez)/);
    }
    await expect(form.alert.getByRole("link")).toHaveCount(fieldNames.length);
    await expectNoViolationsInBoth(page, "refused", "#contact");
    await form.alert.getByRole("link").nth(3).click();
    await expect(form.field("website")).toBeFocused();
    const label = await page.locator("[for=lead-website]").boundingBox();
    expect(label?.y, "below the header").toBeGreaterThan(JUMP_OFFSET);
  });

  await test.step("tells what is left of a message near its limit, and not before", async () => {
    const left = page.locator("#contact").getByText(/caractères restants/);
    await form.field("message").fill("a".repeat(8_000));
    await expect(left).toHaveCount(0);
    await form.field("message").fill("a".repeat(9_500));
    await expect(left).toHaveText("500 caractères restants");
  });

  for (const [name, value] of REFUSED)
    await test.step(`"${value.slice(0, 20)}" at its field, whatever was wrong before, and keeps the others`, async () => {
      const lead = { ...newLead(), [name]: value };
      await form.fill(lead);
      await form.button.click();
      await expect(form.field(name), value).toBeFocused();
      await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
      await expect(form.alert.getByRole("link")).toHaveCount(1);
      await form.expectValues(lead);
    });
  expect(requests).toEqual([]);
});

test("sends a message that is written by keyboard alone, once, and only logs the answer", async ({
  page,
}) => {
  const answer = gate();
  const requests = await answerWith(page, 200, '{"anything":"goes-here"}', answer.opened);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  await startReact(page);
  const form = leadForm(page);
  const lead = newLead();
  await form.field("name").focus();
  for (const name of fieldNames) {
    await page.keyboard.type(lead[name]);
    await page.keyboard.press("Tab");
  }
  await expect(form.button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.button).toBeDisabled();
  await expect(form.status.or(form.button)).toHaveText(Array(2).fill("Envoi en cours..."));
  // Whatever else sends it again.
  await form.button.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  await expectNoViolationsInBoth(page, "sending", "#contact");

  answer.open();
  await expect(form.status.getByText(success.title)).toBeVisible();
  await expectNoViolationsInBoth(page, "sent", "#contact");
  await expect(form.button).toBeFocused();
  await expect(form.button).toHaveText("Envoyer le message");
  await form.expectValues({ name: "", email: "", phone: "", website: "", message: "" });
  expect(requests).toEqual([lead]);
  expect(logged).toEqual([expect.stringMatching(/^log: .*goes-here/)]);
});

test("shows what the server finds wrong at its field, and nothing else; once it is right, stores and mails it", async ({
  page,
}) => {
  await startReact(page);
  const form = leadForm(page);
  const lead = { ...newLead(), phone: "06 12 34 56 7" };
  await form.fill(lead);
  await form.button.click();
  await expect(form.field("phone")).toHaveAccessibleDescription(
    /numéro de téléphone valide, par exemple\u00a0: 06\u00a039/,
  );
  await expect(form.field("phone")).toBeFocused();
  await expect(form.alert.getByRole("link")).toHaveCount(1);
  await expect(form.status).toBeEmpty();
  await form.expectValues(lead);

  const right = newLead();
  await form.fill(right);
  await form.button.click();
  await expect.poll(() => receivedMails(right.email)).toHaveLength(1);
  await expect
    .poll(() => storedLeads(right.email))
    .toMatchObject([{ ...right, mailed: true, source: "/services/data-analytics" }]);
});
