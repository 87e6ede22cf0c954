import { expect, test, type Page } from "@playwright/test";
import { receivedMails } from "./support/backend";
import { query } from "./support/database";
import { camille, notice, openDesk, openSession, storeAppointment } from "./support/desk";
import { ownAddress } from "./support/leadForm";
import { overflow } from "./support/overflow";

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ context }) => {
  await openSession(context);
});

/** A Wednesday at ten, UTC, far enough from what visitors book in other tests; each test takes a week of its own. */
const wednesday = (weeks: number) => {
  const date = new Date();
  date.setUTCHours(10, 0, 0, 0);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7) + 2 + 7 * weeks);
  return date;
};
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const week = (date: Date) => `#vue=rendez-vous&jour=${dayOf(date)}`;
const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
const dialog = (page: Page) => page.getByRole("dialog");

test("shows a week, and a day, under their days; arrows and the browser's back go through them", async ({
  page,
}) => {
  const start = wednesday(10);
  const { name } = await storeAppointment(start);
  await openDesk(page, week(start));
  await expect(page.getByRole("list", { name: /^mercredi/ }).getByRole("link")).toContainText(name);
  await page.getByRole("button", { name: "Suivant" }).click();
  await expect(block(page, name)).toHaveCount(0);
  await page.goBack();
  await expect(block(page, name)).toHaveCount(1);
  await page.getByRole("link", { name: /^mercredi/ }).click();
  await expect(page.getByRole("radio", { name: "Jour" })).toBeChecked();
  await expect(page.getByRole("list", { name: /^mercredi/ })).toHaveCount(1);
  await expect(block(page, name)).toHaveCount(1);
});

test("tells all of an appointment as text, and keeps it in the address", async ({ page }) => {
  const start = wednesday(11);
  const { name, email } = await storeAppointment(start);
  await openDesk(page, week(start));
  await block(page, name).click();
  await expect(dialog(page)).toContainText("Refonte <b>du site</b>");
  await expect(dialog(page)).toContainText(email);
  await expect(dialog(page).getByRole("link", { name: "Rejoindre la visio" })).toHaveAttribute(
    "href",
    "https://visio.example/a",
  );
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/rdv=/);
});

test("cancels, unless it is taken back in time, and tells the visitor", async ({ page }) => {
  const start = wednesday(12);
  const { id, name, email } = await storeAppointment(start);
  const state = async () => (await query("select state from appointments where id = $1", [id]))[0];
  await openDesk(page, week(start));
  await block(page, name).click();
  await dialog(page).getByRole("button", { name: "Annuler le rendez-vous" }).click();
  await notice(page, name).getByRole("button", { name: "Annuler" }).click();
  await expect(notice(page, "C’est annulé.")).toBeVisible();
  expect(await state()).toEqual({ state: "booked" });

  await block(page, name).click();
  await dialog(page).getByRole("button", { name: "Annuler le rendez-vous" }).click();
  await notice(page, name).getByRole("button", { name: "Fermer" }).click();
  await expect(notice(page, "le visiteur est prévenu")).toBeVisible();
  await expect(block(page, name)).toHaveAccessibleName(/Annulé/);
  expect(await state()).toEqual({ state: "cancelled" });
  await expect.poll(async () => (await receivedMails(email)).length).toBeGreaterThan(0);
  await block(page, name).click();
  await expect(dialog(page)).toContainText(camille);
});

test("moves to a free time, and tells the visitor", async ({ page }) => {
  const start = wednesday(13);
  const { id, name, email } = await storeAppointment(start);
  await openDesk(page, week(start));
  await block(page, name).click();
  await dialog(page).getByRole("button", { name: "Déplacer" }).click();
  const slots = dialog(page).getByRole("radio");
  await expect(slots.first()).toBeAttached();
  // Not the first: visitors book those in other tests.
  await slots.nth((await slots.count()) - 2).check({ force: true });
  await dialog(page).getByRole("button", { name: "Déplacer ici" }).click();
  await notice(page, name).getByRole("button", { name: "Fermer" }).click();
  await expect(notice(page, "Rendez-vous déplacé")).toBeVisible();
  const [row] = await query("select starts_at from appointments where id = $1", [id]);
  expect((row?.starts_at as Date).getTime()).not.toBe(start.getTime());
  await expect.poll(async () => (await receivedMails(email)).length).toBeGreaterThan(0);
  await query("update appointments set state = 'cancelled' where id = $1", [id]);
});

test("somebody else cancelled it meanwhile: says so, and opens what is there now", async ({
  page,
}) => {
  const start = wednesday(14);
  const { id, name } = await storeAppointment(start);
  await openDesk(page, week(start));
  await block(page, name).click();
  await dialog(page).getByRole("button", { name: "Annuler le rendez-vous" }).click();
  await query(
    "update appointments set state = 'cancelled', cancelled_at = now(), sequence = sequence + 1 where id = $1",
    [id],
  );
  await notice(page, name).getByRole("button", { name: "Fermer" }).click();
  await expect(notice(page, /plus (changer|rapide)/)).toBeVisible();
  await expect(dialog(page)).toContainText("Annulé");
});

test("a week is a list on a phone, and a day has its hours", async ({ page }) => {
  const start = wednesday(15);
  const { name } = await storeAppointment(start);
  await page.setViewportSize({ width: 320, height: 640 });
  await openDesk(page, week(start));
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(block(page, name)).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.getByRole("link", { name: /^mercredi/i }).click();
  await expect(page.getByRole("list", { name: /^mercredi/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("downloads a table and a calendar", async ({ page }) => {
  await openDesk(page, "#vue=rendez-vous");
  for (const [name, ending] of [
    ["Exporter en CSV", ".csv"],
    ["Exporter en ICS", ".ics"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toContain(ending);
  }
});
