import { expect, test } from "@playwright/test";
import { storedLeads } from "./support/backend";
import { launchOptions } from "./support/browser";
import { leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { withholdScripts } from "./support/react";

// Browsers keep the page that one goes back to; Playwright switches that off unless told.
test.use({
  extraHTTPHeaders: ownAddress(),
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

test("a second message after Back arrives too, with the scripts blocked", async ({ page }) => {
  await withholdScripts(page);
  await page.goto("/services/seo-geo");
  for (const visit of ["first", "second", "third"])
    await test.step(visit, async () => {
      const form = leadForm(page);
      const lead = newLead();
      await form.fill(lead);
      await form.button.click();
      await expect(page.getByRole("heading", { level: 1, name: success.title })).toBeVisible();
      expect(await storedLeads(lead.email)).toHaveLength(1);
      await page.goBack();
    });
});

test("a message that was sent by React, and then one after Back, both arrive", async ({ page }) => {
  await page.goto("/services/seo-geo");
  const form = leadForm(page);
  for (const visit of ["first", "second"])
    await test.step(visit, async () => {
      const lead = newLead();
      await form.fill(lead);
      await form.button.click();
      await expect(
        form.status
          .getByText(success.title)
          .or(page.getByRole("heading", { level: 1, name: success.title })),
      ).toBeVisible();
      expect(await storedLeads(lead.email)).toHaveLength(1);
      await page.goto("/merci");
      await page.goBack();
    });
});
