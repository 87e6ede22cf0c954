import { expect, test } from "@playwright/test";
import { LEAD_FUNCTION, leadForm, newLead, ownAddress } from "./support/leadForm";
import { expectPicture, settle } from "./support/picture";
import { startReact } from "./support/react";

const screens = [
  { width: 375, height: 700 },
  { width: 1280, height: 720 },
];
const schemes = ["light", "dark"] as const;

/** First screens: what follows them is made of the components that the style guide shows whole. */
const pages = {
  home: "/",
  service: "/services/google-ads",
  sector: "/secteurs/immobilier",
  "not-found": "/nulle-part",
};

const lead = { ...newLead(), name: "Élodie Besnard", website: "https://entreprise.example/" };
lead.email = "elodie@entreprise.example";
lead.message = "Bonjour.";

test.use({ extraHTTPHeaders: ownAddress() });

for (const viewport of screens)
  for (const colorScheme of schemes) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      const named = (name: string) => `${name}-${viewport.width}-${colorScheme}`;

      test("style guide", async ({ page }) => {
        const response = await page.goto("/styleguide");
        test.skip(response?.status() === 404, "a production build has no style guide");
        await settle(page);
        await expectPicture(page, named("styleguide"), true);
      });

      for (const [name, path] of Object.entries(pages)) {
        test(name, async ({ page }) => {
          await page.goto(path);
          await settle(page);
          await expectPicture(page, named(name));
        });
      }

      test("contact section: invalid, sent, not sent", async ({ page }) => {
        const answers = [
          { status: 200, json: { success: true } },
          { status: 503, json: {} },
        ];
        await page.route(`**${LEAD_FUNCTION}`, (route) => route.fulfill(answers.shift()));
        await page.goto("/");
        await startReact(page);
        await settle(page);
        const { button, fill, field, status } = leadForm(page);
        const card = page.locator("div:has(> div > h3):has(> form)");
        await button.click();
        await expect(field("name")).toBeFocused();
        await expectPicture(card, named("contact-invalid"));
        for (const state of ["sent", "failed"]) {
          await fill(lead);
          await button.click();
          await expect(status).not.toBeEmpty();
          await button.blur();
          await expectPicture(card, named(`contact-${state}`));
        }
      });
    });
  }
