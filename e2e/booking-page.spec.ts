import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expectNoViolationsInBoth } from "./support/axe";
import { bookSlot } from "./support/booking";
import { ownAddress } from "./support/leadForm";
import { overflow } from "./support/overflow";

// The pages that the functions write, which the tests of the built pages do not see.

test.use({ extraHTTPHeaders: ownAddress() });

const functions = "/.netlify/functions";

test("the pages of the functions are valid HTML, accessible, and fit every width", async ({
  page,
  request,
}) => {
  test.slow();
  const validator = new HtmlValidate(
    new FileSystemConfigLoader(JSON.parse(readFileSync(".htmlvalidate.json", "utf8"))),
  );
  const headers = { accept: "text/html" };
  await bookSlot(page);
  const appointment = page.url();
  for (const address of [
    `${functions}/appointment-slots`,
    appointment,
    `${functions}/appointment?token=x`,
  ]) {
    const html = await (await request.get(address, { headers })).text();
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect.soft(found, address).toEqual([]);

    await page.goto(address);
    await expectNoViolationsInBoth(page, address);
    // 320 px: 400 % zoom of 1280.
    for (const width of [1920, 1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await overflow(page), `${address}, ${width} px`).toEqual([]);
    }
  }
});

test("what is wrong is named, accessibly, and each line leads to its field", async ({ page }) => {
  await page.goto(`${functions}/appointment-slots`);
  await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByLabel("Site web").fill("a b c");
  await page.getByRole("button", { name: "Réserver le rendez-vous" }).click();
  const summary = page.getByRole("alert").getByRole("link");
  await expect(summary.first()).toBeVisible();
  await expectNoViolationsInBoth(page, "with mistakes");
  await summary.filter({ hasText: "site" }).click();
  await expect(page.getByLabel("Site web")).toBeFocused();
  await expect(page.getByLabel("Site web")).toHaveValue("a b c");
  await expect(page.getByLabel("Site web")).toHaveAttribute("aria-invalid", "true");
  await summary.filter({ hasText: "Choisissez un créneau" }).click();
  const slots = page.getByRole("group", { name: "Créneaux libres" });
  await expect(slots).toBeFocused();
  await expect(slots).toHaveAccessibleDescription("Choisissez un créneau. Heures de Paris");
});
