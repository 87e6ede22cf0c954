import { expect, test, type Page } from "@playwright/test";
import {
  answerWith,
  failure,
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

const consoleOf = (page: Page) => {
  const messages: { type: string; text: string }[] = [];
  page.on("console", (message) => messages.push({ type: message.type(), text: message.text() }));
  return messages;
};

test.beforeEach(async ({ page }) => {
  await page.goto("/services/data-analytics");
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

const FAULTS = [
  ["an error answer", (page: Page) => answerWith(page, 503, '{"error":"unavailable"}')],
  ["an answer that is no JSON", (page: Page) => answerWith(page, 500, "<h1>oops</h1>")],
  ["no connection", (page: Page) => page.route(`**${LEAD_FUNCTION}`, (route) => route.abort())],
] as const;

test("whatever fails, it keeps the values, shows the error notice and logs", async ({ page }) => {
  await startReact(page);
  const form = leadForm(page);
  const messages = consoleOf(page);
  for (const [fault, fail] of FAULTS)
    await test.step(fault, async () => {
      messages.length = 0;
      await fail(page);
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
      await page.unroute(`**${LEAD_FUNCTION}`);
    });
});

test("success comes into view, and is announced", async ({ page }) => {
  await answerWith(page, 200, "{}");
  await startReact(page);
  const form = leadForm(page);
  for (const viewport of [
    { width: 1280, height: 760 },
    { width: 1440, height: 900 },
    { width: 360, height: 640 },
  ])
    await test.step(`at ${viewport.width} x ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
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
      await form.status.getByRole("button", { name: "Fermer le message" }).click();
      await expect(form.status).toBeEmpty();
    });
});

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
  await page.evaluate(() => document.fonts.ready);
  // Its place in the window: the browser itself scrolls when something far above it changes its height.
  const place = () => form.field("name").evaluate((field) => field.getBoundingClientRect().top);
  const before = await place();
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await place()).toBeCloseTo(before, 0);
});
