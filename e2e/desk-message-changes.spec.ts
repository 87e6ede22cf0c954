import { expect, test } from "@playwright/test";
import { receivedMails } from "./support/backend";
import { query } from "./support/database";
import { camille, dominique, notice, openDesk, openSession, storeLead } from "./support/desk";
import { act, actFromMenu, message, open, row } from "./support/deskMessages";
import { ownAddress } from "./support/leadForm";

test.use({ extraHTTPHeaders: ownAddress() });

let session: string;

test.beforeEach(async ({ context }) => {
  session = await openSession(context);
});

test("marks a message as answered, takes it back, and writes down who did it", async ({ page }) => {
  const { id, name, mark } = await storeLead();
  await openDesk(page, `#q=${mark}`);
  await row(page, name).click();
  await act(page, "Marquer comme répondu");
  await expect(message(page).getByText("Marqué comme répondu")).toBeVisible();
  await expect(message(page)).toContainText(camille);
  await expect(row(page, name)).toHaveCount(0);
  await notice(page, "Marqué comme répondu").getByRole("button", { name: "Annuler" }).click();
  await expect(row(page, name)).toHaveCount(1);
  const [stored] = await query("select answered_at from leads where id = $1", [id]);
  expect(stored).toEqual({ answered_at: null });
});

test("takes a message out of quarantine, which mails it, and puts it back", async ({ page }) => {
  const { id, email } = await storeLead({ quarantined: true, signs: ["honeypot"] });
  await open(page, id);
  await expect(message(page)).toContainText("honeypot");
  await act(page, "Sortir de quarantaine");
  await expect(notice(page, "Sorti de quarantaine")).toBeVisible();
  await expect.poll(async () => (await receivedMails(email)).length).toBeGreaterThan(0);
  await actFromMenu(page, "Mettre en quarantaine");
  await expect(message(page).getByRole("button", { name: "Sortir de quarantaine" })).toBeVisible();
});

test("mails a message again, unless it is taken back in time", async ({ page }) => {
  const { id } = await storeLead();
  const resent = () => query("select what from history where lead_id = $1", [id]);
  await open(page, id);
  await actFromMenu(page, "Renvoyer à l’équipe");
  await notice(page, "Le courriel repart").getByRole("button", { name: "Annuler" }).click();
  await expect(notice(page, "C’est annulé.")).toBeVisible();
  expect(await resent()).toEqual([]);
  await actFromMenu(page, "Renvoyer à l’équipe");
  await notice(page, "Le courriel repart").getByRole("button", { name: "Fermer" }).click();
  await expect.poll(resent).toEqual([{ what: "resent" }]);
});

test("does what it has announced when one leaves the page", async ({ page }) => {
  const { id } = await storeLead();
  await open(page, id);
  await actFromMenu(page, "Renvoyer à l’équipe");
  await expect(notice(page, "Le courriel repart")).toBeVisible();
  await page.goto("about:blank");
  await expect
    .poll(() => query("select what from history where lead_id = $1", [id]))
    .toEqual([{ what: "resent" }]);
});

test("keeps notes of several people, and each removes their own", async ({ page }) => {
  const { id } = await storeLead();
  await query("insert into notes (lead_id, written_at, who, content) values ($1, now(), $2, $3)", [
    id,
    dominique,
    "Rappeler <b>mardi</b>",
  ]);
  await open(page, id);
  await message(page).getByLabel("Nouvelle note").fill("Devis envoyé\nle 22");
  await act(page, "Ajouter la note");
  const notes = message(page)
    .getByRole("listitem")
    .filter({ hasText: /Devis|Rappeler/ });
  await expect(notes).toHaveCount(2);
  await expect(message(page).getByLabel("Nouvelle note")).toHaveValue("");
  await expect(notes.filter({ hasText: "<b>mardi</b>" }).getByRole("button")).toHaveCount(0);
  await notes.filter({ hasText: "Devis" }).getByRole("button").click();
  await expect(notes).toHaveCount(1);
  await notice(page, "Note retirée").getByRole("button", { name: "Annuler" }).click();
  await expect(notes).toHaveCount(2);
});

test("a session that ends while one writes takes nothing of it", async ({ page, context }) => {
  const { id } = await storeLead();
  await open(page, id);
  await message(page).getByLabel("Nouvelle note").fill("presque fini");
  await query("delete from staff_sessions where id = $1", [session]);
  await act(page, "Ajouter la note");
  await expect(page.getByText("Votre session a pris fin")).toBeVisible();
  await openSession(context);
  // The desk asks again when its window gets the focus, but not at two that follow at once.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(message(page).getByLabel("Nouvelle note")).toHaveValue("presque fini", {
      timeout: 500,
    });
  }).toPass();
});

test("erases a person after a moment in which it can be taken back", async ({ page }) => {
  const { id, email, mark } = await storeLead();
  await storeLead({ email, message: `deuxième ${mark}` });
  const left = async () => (await query("select 1 from leads where email = $1", [email])).length;
  const erase = async () => {
    await actFromMenu(page, "Effacer cette personne");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("2 messages");
    await dialog.getByRole("button", { name: "Effacer", exact: true }).click();
  };
  await open(page, id);
  await erase();
  await notice(page, email).getByRole("button", { name: "Annuler" }).click();
  expect(await left()).toBe(2);
  await open(page, id);
  await erase();
  await notice(page, email).getByRole("button", { name: "Fermer" }).click();
  await expect(notice(page, "Tout est effacé")).toBeVisible();
  expect(await left()).toBe(0);
});
