import { expect, test } from "@playwright/test";
import { receivedMails } from "./support/backend";
import { markedSlide } from "./support/carousel";
import { expectTop } from "./support/geometry";
import { fieldNames, leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { JUMP_OFFSET, sectors, services, TESTIMONIALS, heroActions } from "./support/specification";
import { withMotion } from "./support/motion";

test.use(withMotion);

test.use({ javaScriptEnabled: false, extraHTTPHeaders: ownAddress() });

test("the dropdowns open on hover and by key", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Secteurs", exact: true }).hover();
  for (const { title } of sectors)
    await expect(banner.getByRole("link", { name: title, exact: true })).toBeVisible();
  await page.mouse.move(700, 700);
  await banner.getByRole("button", { name: "Services", exact: true }).press("Enter");
  for (const { title } of services)
    await expect(banner.getByRole("link", { name: title, exact: true })).toBeVisible();
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

  test("the panel opens, its groups expand, and a link leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    const panel = page.getByRole("dialog");
    await panel.locator("summary", { hasText: "Services" }).tap();
    await panel.getByRole("link", { name: "SEO & GEO", exact: true }).tap();
    await expect(page).toHaveURL("/services/seo-geo");
    await expect(panel).toBeHidden();
  });
});

test("jumps stop 80 px above", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: heroActions.start }).click();
  // Without scripts in the page its geometry is still there to be asked for.
  await expectTop(page.locator("#contact"), JUMP_OFFSET);
});

test("a message is posted natively and leads to /merci", async ({ page }) => {
  await page.goto("/services/google-ads");
  const form = leadForm(page);
  const lead = newLead();
  await form.fill(lead);
  await form.button.click();
  await expect(page).toHaveURL("/merci");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
  await expect(page.getByRole("main")).toContainText(
    "Nous vous recontacterons dans les plus brefs délais.",
  );
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
  for (const name of ["phone", "email"] as const)
    await expect(page.locator(`[name="${name}"]`)).toHaveAccessibleDescription(/Indiquez/);
  await page.locator('[name="phone"]').fill("06 39 98 12 34");
  await page.locator('[name="email"]').fill(newLead().email);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page).toHaveURL("/merci");
});

test("all text of a page is there", async ({ page }) => {
  await page.goto("/");
  for (const { title } of services)
    await expect(page.locator("#services").getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator("blockquote")).toHaveCount(TESTIMONIALS);
});
