import { expect, test } from "@playwright/test";
import { storedLeads } from "./support/backend";
import { hold } from "./support/gate";
import { leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { startReact } from "./support/react";

/** Lets the scripts arrive. */
let release: () => void;

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ page }) => {
  release = await hold(page, /\.js(\?|$)/);
  await page.goto("/");
});

test("what is typed before React is there stays, with the focus, and is caught up with", async ({
  page,
}) => {
  const form = leadForm(page);
  const lead = { ...newLead(), website: "exemple.fr" };
  await form.fill(lead);
  await form.field("phone").focus();
  await expect(page.locator("form[data-enhanced]")).toHaveCount(0);
  release();
  await startReact(page);
  await form.expectValues({ ...lead, website: "https://exemple.fr" });
  await expect(form.field("phone")).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visitor-pass"))).toBeTruthy();
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
  const thanks = page.getByRole("heading", { level: 1, name: success.title });
  const answer = form.status.getByText(success.title).or(thanks);
  await expect(answer).toBeVisible({ timeout: 20_000 });
  expect(await storedLeads(lead.email)).toHaveLength(1);
});

test("files that do not come are asked for again at the next use", async ({ page }) => {
  release();
  const failed: string[] = [];
  await page.route("**/islands/start-*.js", async (route) => {
    await route.abort();
    failed.push(route.request().url());
  });
  await leadForm(page).field("name").focus();
  await expect.poll(() => failed).toHaveLength(1);
  await page.unroute("**/islands/start-*.js");
  await page.keyboard.type("Jeanne", { delay: 50 });
  await expect(page.locator("form[data-enhanced]")).toBeAttached();
});
