import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { markedSlide } from "../support/carousel";
import {
  failure,
  LEAD_FUNCTION,
  leadForm,
  newLead,
  success,
  fieldNames,
} from "../support/leadForm";
import { startReact } from "../support/react";
import { withMotion } from "../support/motion";

/** Checks what a state changes of the page, in both colour schemes; `live/pages` looks at all of it at rest. */
const check = async (page: Page, state: string, within: string) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolations(page, `${state}, light`, "all", within);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoViolations(page, `${state}, dark`, "colours", within);
};

// A carousel has nothing to pause for a visitor who asked for less motion.
test.use(withMotion);

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

test.beforeEach(() => {
  test.setTimeout(120_000);
});

test("dropdown open", async ({ page }) => {
  await page.goto("/mentions-legales");
  for (const label of ["Services", "Secteurs"]) {
    await page.getByRole("button", { name: label, exact: true }).press("Enter");
    await check(page, label, "header");
  }
});

test.describe("on a phone", () => {
  test.use(phone);

  test("panel open, group expanded", async ({ page }) => {
    await page.goto("/mentions-legales");
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    const panel = page.getByRole("dialog");
    await expect(panel).toBeVisible();
    await check(page, "panel open", "dialog");
    await panel.locator("summary", { hasText: "Services" }).tap();
    await check(page, "group expanded", "dialog");
  });

  test("carousel moved and paused", async ({ page }) => {
    await page.goto("/");
    await page.locator("#services article").first().scrollIntoViewIfNeeded();
    const pause = page.getByRole("button", { name: "Mettre en pause le défilement" }).first();
    await expect(page.locator(".slick-track").first()).toBeVisible();
    await expect.poll(() => markedSlide(page.locator("#services [role=group]").first())).toBe(1);
    await pause.tap();
    await expect(page.locator("#services .slick-slide[aria-hidden=true]:not([inert])")).toHaveCount(
      0,
    );
    await check(page, "carousel paused", "#services");
  });
});

test("form: empty and refused, sending, failed, sent", async ({ page }) => {
  await page.goto("/services/data-analytics");
  await startReact(page);
  const waiting: ((status: number) => void)[] = [];
  await page.route(`**${LEAD_FUNCTION}`, async (route) => {
    const status = await new Promise<number>((resolve) => waiting.push(resolve));
    await route.fulfill({ status, contentType: "application/json", body: "{}" });
  });
  const form = leadForm(page);
  await form.button.click();
  await expect(form.alert.getByRole("link")).toHaveCount(fieldNames.length);
  await check(page, "refused", "#contact");

  await form.fill(newLead());
  await form.button.click();
  await expect(form.button).toBeDisabled();
  await check(page, "sending", "#contact");
  await expect.poll(() => waiting.length).toBe(1);
  waiting.pop()?.(503);
  await expect(form.status.getByText(failure.title)).toBeVisible();
  await check(page, "failed", "#contact");

  await form.button.click();
  await expect(form.button).toBeDisabled();
  await expect.poll(() => waiting.length).toBe(1);
  waiting.pop()?.(200);
  await expect(form.status.getByText(success.title)).toBeVisible();
  await check(page, "sent", "#contact");
});

test("questions open", async ({ page }) => {
  await page.goto("/services/google-ads");
  for (const question of await page.locator("main summary").all()) await question.click();
  await check(page, "questions open", "main");
});
