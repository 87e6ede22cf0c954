import { expect, test } from "@playwright/test";
import { receivedMails } from "./support/backend";
import { markedSlide } from "./support/carousel";
import { menuButton, menuLink } from "./support/dropdown";
import { expectTop } from "./support/geometry";
import { fieldNames, leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { JUMP_OFFSET, sectors, services, heroActions } from "./support/specification";

// What pages say without it: home.spec.ts and others; the menu of phones: menu-panel.spec.ts.
test.use({ javaScriptEnabled: false, extraHTTPHeaders: ownAddress() });

test("the dropdowns open on hover and by key, and jumps stop 80 px above", async ({ page }) => {
  await page.goto("/");
  await menuButton(page, "Secteurs").hover();
  for (const { title } of sectors) await expect(menuLink(page, title)).toBeVisible();
  await page.mouse.move(700, 700);
  await menuButton(page, "Services").press("Enter");
  for (const { title } of services) await expect(menuLink(page, title)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: heroActions.start }).click();
  // Without scripts in the page its geometry is still there to be asked for.
  await expectTop(page.locator("#contact"), JUMP_OFFSET);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test("the services are rows to swipe, with a mark for the one in sight", async ({ page }) => {
    await page.goto("/");
    const around = page.locator("[data-island=carousel]").first();
    expect(await markedSlide(around)).toBe(0);
    await around.getByRole("list").evaluate((row) =>
      row.scrollTo({
        left: (row.children[2] as HTMLElement).offsetLeft - (row as HTMLElement).offsetLeft,
        behavior: "instant",
      }),
    );
    await expect.poll(() => markedSlide(around)).toBe(2);
  });
});

test("a message is posted natively and leads to /merci, and home from there", async ({ page }) => {
  await page.goto("/services/google-ads");
  const form = leadForm(page);
  const lead = newLead();
  await form.fill(lead);
  await form.button.click();
  await expect(page).toHaveURL("/merci");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
  await expect(page.getByRole("main")).toContainText(success.text);
  const home = page.getByRole("main").getByRole("link", { name: /accueil/ });
  await expect(home).toHaveAttribute("href", "/");
  await expect.poll(() => receivedMails(lead.email)).toHaveLength(1);
});

test("a wrong message gets a French page with the values still in the form", async ({ page }) => {
  await page.goto("/");
  const form = leadForm(page);
  const lead = { ...newLead(), phone: "12", email: "elodie@" };
  await form.fill(lead);
  await form.button.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
  for (const name of fieldNames)
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(lead[name]);
  for (const field of await page.locator("[name=phone], [name=email]").all()) {
    await expect(field).toHaveAccessibleDescription(/Indiquez/);
    await expect(field).toHaveCSS("border-width", "2px");
  }
  await page.locator('[name="phone"]').fill("06 39 98 12 34");
  await page.locator('[name="email"]').fill(newLead().email);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page).toHaveURL("/merci");
});
