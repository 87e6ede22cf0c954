import { expect, test } from "@playwright/test";
import { storedLeads } from "./support/backend";
import { leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { holdScripts, isReactHere, startReact } from "./support/react";

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
