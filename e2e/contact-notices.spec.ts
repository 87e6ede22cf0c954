import { expect, test, type Page } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
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

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ page }) => {
  await page.goto("/services/data-analytics");
});

const FAULTS = [
  ["an error answer", (page: Page) => answerWith(page, 503, '{"error":"unavailable"}')],
  ["an answer that is no JSON", (page: Page) => answerWith(page, 500, "<h1>oops</h1>")],
  ["no connection", (page: Page) => page.route(`**${LEAD_FUNCTION}`, (route) => route.abort())],
] as const;

test("whatever fails, it keeps the values, shows the error notice and logs", async ({ page }) => {
  await startReact(page);
  const form = leadForm(page);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  for (const [fault, fail] of FAULTS)
    await test.step(fault, async () => {
      errors.length = 0;
      await fail(page);
      const lead = { ...newLead(), message: "a".repeat(9_500) };
      await form.fill(lead);
      await form.button.click();
      await expect(form.status.getByText(failure.title)).toBeVisible();
      await expect(form.status.getByText(failure.text)).toBeVisible();
      await form.expectValues(lead);
      await expect.poll(() => errors.join()).toMatch(/send-lead-email/);
      await page.unroute(`**${LEAD_FUNCTION}`);
    });
  await expectNoViolationsInBoth(page, "failed", "#contact");

  await test.step("the next try starts afresh, and succeeds whatever the answer says", async () => {
    await answerWith(page, 200, "not JSON at all");
    await form.button.click();
    await expect(form.status, "this alone").toHaveText(/^Message envoyé\s!Nous vous[^.]+\.$/);
    await expect(page.getByText("restants")).toHaveCount(0);
  });
});

test("success comes into view, is announced, and stays until it is dismissed", async ({ page }) => {
  await page.clock.install();
  await answerWith(page, 200, "{}");
  await startReact(page);
  await page.evaluate(() => document.fonts.ready);
  const form = leadForm(page);
  const notice = form.status.locator("[data-tone='success']");
  /** Its place in the window: the browser itself scrolls when something far above it changes its height. */
  const place = () => form.field("name").evaluate((field) => field.getBoundingClientRect().top);
  for (const { width, height, isInView } of [
    { width: 1280, height: 760, isInView: false },
    { width: 360, height: 640, isInView: false },
    { width: 1280, height: 1400, isInView: true },
  ])
    await test.step(`at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await form.fill(newLead());
      // The button at the edge of the window, as when one has scrolled just far enough to send, or in its middle.
      await form.button.evaluate(
        (button, share) => {
          const { bottom } = button.getBoundingClientRect();
          scrollBy({ top: bottom - share * innerHeight, behavior: "instant" });
        },
        isInView ? 0.5 : 1,
      );
      const before = await place();
      await form.button.click();
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(form.status).toContainText(success.text);
      // What is in view already moves nothing.
      if (isInView) expect(await place()).toBeCloseTo(before, 0);
      await page.clock.fastForward("05:00");
      await form.status.getByRole("button", { name: "Fermer le message" }).click();
      await expect(form.status).toBeEmpty();
      await expect(form.button).toBeFocused();
    });
});
