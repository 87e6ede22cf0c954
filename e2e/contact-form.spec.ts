import { expect, test, type Page } from "@playwright/test";
import { receivedMails, storedLeads } from "./support/backend";
import {
  failure,
  fieldNames,
  LEAD_FUNCTION,
  leadForm,
  newLead,
  ownAddress,
  success,
} from "./support/leadForm";
import { startReact } from "./support/react";
import { withMotion } from "./support/motion";

test.use(withMotion);

test.use({ extraHTTPHeaders: ownAddress() });

/** Answers the lead function in place of the server, after so many milliseconds. */
const answerWith = async (page: Page, status: number, body: string, delay = 0) => {
  const requests: unknown[] = [];
  await page.route(`**${LEAD_FUNCTION}`, async (route) => {
    requests.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ status, contentType: "application/json", body });
  });
  return requests;
};

const consoleOf = (page: Page) => {
  const messages: { type: string; text: string }[] = [];
  page.on("console", (message) => messages.push({ type: message.type(), text: message.text() }));
  return messages;
};

// The form is the same on every page; drawing the home page takes twice as long.
test.beforeEach(async ({ page }) => {
  await page.goto("/services/data-analytics");
});

test("stands on home, service and sector pages as the last section of the content", async ({
  page,
}) => {
  for (const path of ["/", "/services/data-analytics", "/secteurs/saas"]) {
    await page.goto(path);
    await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
    await expect(page.getByRole("heading", { name: "Nous écrire" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Réserver un créneau" })).toBeVisible();
  }
});

test("has five required fields with visible labels, right types and autocomplete", async ({
  page,
}) => {
  const form = leadForm(page);
  const expected = {
    name: ["text", "name"],
    email: ["email", "email"],
    phone: ["tel", "tel"],
    website: ["url", "url"],
    message: ["textarea", null],
  } as const;
  for (const name of fieldNames) {
    const field = form.field(name);
    await expect(field).toHaveAttribute("name", name);
    await expect(field).toHaveAttribute("required");
    await expect(field).toHaveValue("");
    await expect(page.locator(`label[for="${await field.getAttribute("id")}"]`)).toBeVisible();
    const [type, autocomplete] = expected[name];
    expect(await field.evaluate((control: HTMLInputElement) => control.type)).toBe(type);
    expect(await field.getAttribute("autocomplete")).toBe(autocomplete);
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expect(page.locator("#contact form :is(input, textarea):not([tabindex='-1'])")).toHaveCount(
    5,
  );
});

test("names every wrong field in French, in a summary too, and goes to the first", async ({
  page,
}) => {
  const requests = await answerWith(page, 200, "{}");
  await startReact(page);
  const form = leadForm(page);
  await form.button.click();
  await expect(form.field("name")).toBeFocused();
  for (const name of fieldNames) {
    await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(form.field(name)).toHaveAccessibleDescription(/(Indiquez|Écrivez)/);
  }
  await expect(form.alert.getByRole("link")).toHaveCount(5);
  await form.alert.getByRole("link").nth(3).click();
  await expect(form.field("website")).toBeFocused();
  expect(requests).toEqual([]);
});

const REFUSED = [
  ["email", "elodie@"],
  ["email", "elodie@exemple.fr/"],
  ["website", "https://"],
  ["website", "pas une url"],
  ["website", "elodie@exemple.fr"],
  ["name", "   "],
  ["name", "\u200b"],
] as const;

test("refuses a wrong value at its field, whatever was wrong before, and keeps the others", async ({
  page,
}) => {
  const requests = await answerWith(page, 200, "{}");
  await startReact(page);
  const form = leadForm(page);
  for (const [name, value] of REFUSED) {
    const lead = { ...newLead(), [name]: value };
    await form.fill(lead);
    await form.button.click();
    await expect(form.field(name), value).toBeFocused();
    await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(form.alert.getByRole("link")).toHaveCount(1);
    await expect(form.field("message")).toHaveValue(lead.message);
    await expect(form.field(name)).toHaveValue(value);
  }
  expect(requests).toEqual([]);
});

test("puts https:// in front of a bare website address", async ({ page }) => {
  await startReact(page);
  const form = leadForm(page);
  await form.field("website").fill("exemple.fr");
  await form.field("message").focus();
  await expect(form.field("website")).toHaveValue("https://exemple.fr");
});

test("while it sends, the button is disabled and reads 'Envoi en cours...'", async ({ page }) => {
  const requests = await answerWith(page, 200, "{}", 1500);
  await startReact(page);
  const form = leadForm(page);
  const lead = newLead();
  await form.fill(lead);
  await form.button.dblclick();
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText("Envoi en cours...");
  await form.field("message").press("Control+Enter");
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText("Envoyer le message");
  expect(requests).toEqual([{ ...lead, page: "/services/data-analytics" }]);
});

test("success clears the fields, shows the notice and only logs the answer", async ({ page }) => {
  await page.clock.install();
  const messages = consoleOf(page);
  await answerWith(page, 200, '{"anything":"goes-here"}');
  await startReact(page);
  const form = leadForm(page);
  await form.fill(newLead());
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeVisible();
  await expect(form.status.getByText(success.text)).toBeVisible();
  await form.expectValues({ name: "", email: "", phone: "", website: "", message: "" });
  expect(messages.filter(({ type }) => type === "log")).toHaveLength(1);
  expect(messages.find(({ type }) => type === "log")?.text).toContain("goes-here");
  expect(messages.filter(({ type }) => type === "error")).toEqual([]);
  // The notice stays until it is dismissed.
  await page.clock.fastForward("05:00");
  await form.status.getByRole("button", { name: "Fermer le message" }).click();
  await expect(form.status).toBeEmpty();
});

test("success does not depend on what the answer says", async ({ page }) => {
  await answerWith(page, 200, "not JSON at all");
  await startReact(page);
  const form = leadForm(page);
  await form.fill(newLead());
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeVisible();
});

for (const [fault, fail] of [
  ["an error answer", (page: Page) => answerWith(page, 503, '{"error":"unavailable"}')],
  ["an answer that is no JSON", (page: Page) => answerWith(page, 500, "<h1>oops</h1>")],
  ["no connection", (page: Page) => page.route(`**${LEAD_FUNCTION}`, (route) => route.abort())],
] as const) {
  test(`${fault} keeps the values, shows the error notice and logs`, async ({ page }) => {
    const messages = consoleOf(page);
    await fail(page);
    await startReact(page);
    const form = leadForm(page);
    const lead = newLead();
    await form.fill(lead);
    await form.button.click();
    await expect(form.status.getByText(failure.title)).toBeVisible();
    await expect(form.status.getByText(failure.text)).toBeVisible();
    await form.expectValues(lead);
    await expect(form.button).toBeEnabled();
    await expect
      .poll(() =>
        messages.some(({ type, text }) => type === "error" && /send-lead-email/.test(text)),
      )
      .toBe(true);
    // The next try starts afresh, and can succeed.
    await page.unroute(`**${LEAD_FUNCTION}`);
    await answerWith(page, 200, "{}");
    await form.button.click();
    await expect(form.status.getByText(success.title)).toBeVisible();
    await expect(form.status.getByText(failure.title)).toBeHidden();
  });
}

test("shows what the server finds wrong at its field, in the words of the page, and nothing else", async ({
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
});

for (const viewport of [
  { width: 1280, height: 760 },
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test(`success comes into view at ${viewport.width} x ${viewport.height}, and is announced`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await answerWith(page, 200, "{}");
    await startReact(page);
    const form = leadForm(page);
    await form.fill(newLead());
    // The button at the edge of the window, as when one has scrolled just far enough to send.
    await form.button.evaluate((button) => {
      const { bottom } = button.getBoundingClientRect();
      window.scrollTo({ top: scrollY + bottom - innerHeight, behavior: "instant" });
    });
    await form.button.click();
    const notice = form.status.locator("[data-tone='success']");
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#contact [role='status']")).toContainText(
      "Nous vous recontacterons",
    );
  });
}

test("a notice that is in view already moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await answerWith(page, 200, "{}");
  await startReact(page);
  const form = leadForm(page);
  await form.fill(newLead());
  await form.button.evaluate((button) => {
    const { top } = button.getBoundingClientRect();
    window.scrollTo({ top: scrollY + top - innerHeight / 2, behavior: "instant" });
  });
  const before = await page.evaluate(() => scrollY);
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("a real message is stored and mailed", async ({ page }) => {
  await startReact(page);
  const form = leadForm(page);
  const lead = newLead();
  await form.fill(lead);
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeVisible();
  await expect.poll(() => receivedMails(lead.email)).toHaveLength(1);
  const stored = (await storedLeads()).filter(({ email }) => email === lead.email);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ ...lead, state: "sent" });
});
