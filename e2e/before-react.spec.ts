import { expect, test } from "@playwright/test";
import { storedLeads } from "./support/backend";
import { expectTop } from "./support/geometry";
import { leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { settled } from "./support/settled";
import { holdScripts, isReactHere, startReact } from "./support/react";
import { JUMP_OFFSET, heroActions } from "./support/specification";
import { withMotion } from "./support/motion";

test.use(withMotion);

/** Lets the scripts arrive. */
let release: () => void;

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ page }) => {
  release = await holdScripts(page);
  await page.goto("/");
});

test("what is typed before React is there stays, with the focus", async ({ page }) => {
  const form = leadForm(page);
  const lead = newLead();
  await form.fill(lead);
  await form.field("phone").focus();
  expect(await isReactHere(page)).toBe(false);
  release();
  await startReact(page);
  await form.expectValues(lead);
  await expect(form.field("phone")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("5");
  await expect(form.field("phone")).toHaveValue(`${lead.phone}5`);
});

test("a message sent before React is there arrives once", async ({ page }) => {
  const form = leadForm(page);
  const lead = newLead();
  await form.fill(lead);
  await form.button.dblclick();
  release();
  // In time React sends it and stays here; else the browser posts it and goes to the thanks.
  await expect(
    form.status
      .getByText(success.title)
      .or(page.getByRole("heading", { level: 1, name: success.title })),
  ).toBeVisible({ timeout: 20_000 });
  expect(await storedLeads(lead.email)).toHaveLength(1);
});

test("a dropdown opens at once, and stays open when React arrives", async ({ page }) => {
  const link = page.getByRole("banner").getByRole("link", { name: "Retail", exact: true });
  await page.getByRole("button", { name: "Secteurs", exact: true }).click();
  await expect(link).toBeVisible();
  expect(await isReactHere(page)).toBe(false);
  await page.mouse.move(700, 700);
  await page.mouse.move(705, 700);
  await page.getByRole("button", { name: "Secteurs", exact: true }).hover();
  release();
  await startReact(page);
  await expect(link).toBeVisible();
  await expect(page.getByRole("button", { name: "Secteurs", exact: true })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("a jump made before React is there is not undone by it", async ({ page }) => {
  await page.getByRole("link", { name: heroActions.start }).click();
  await expectTop(page.locator("#contact"), JUMP_OFFSET);
  expect(await isReactHere(page)).toBe(false);
  release();
  await startReact(page);
  await settled(page);
  await expectTop(page.locator("#contact"), JUMP_OFFSET);
  await expect(page.locator("#contact")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test("the panel opens at once, and stays open with its group when React arrives", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    const panel = page.getByRole("dialog");
    await panel.locator("summary", { hasText: "Services" }).tap();
    const link = panel.getByRole("link", { name: "Google Ads", exact: true });
    await expect(link).toBeVisible();
    expect(await isReactHere(page)).toBe(false);
    release();
    await startReact(page);
    await expect(panel).toBeVisible();
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });
});

test("the keyword strip can be paused at once", async ({ page }) => {
  const button = page.getByRole("button", { name: "Mettre en pause le défilement" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  release();
  await startReact(page);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("nothing breaks: no error is logged while React takes the page over", async ({ page }) => {
  await page.unrouteAll();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  for (const path of [
    "/",
    "/services/seo-geo",
    "/secteurs/immobilier",
    "/merci",
    "/accessibilite",
  ]) {
    await page.goto(path);
    await startReact(page);
  }
  expect(errors).toEqual([]);
});
