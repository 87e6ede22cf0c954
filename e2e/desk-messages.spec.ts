import { expect, test, type Page } from "@playwright/test";
import { receivedMails } from "./support/backend";
import {
  camille,
  dominique,
  notice,
  openDesk,
  openSession,
  query,
  storeLead,
} from "./support/desk";
import { LEAD_FUNCTION, newLead, ownAddress } from "./support/leadForm";

test.use({ extraHTTPHeaders: ownAddress() });

let session: string;

test.beforeEach(async ({ context }) => {
  session = await openSession(context);
});

const list = (page: Page) => page.getByRole("region", { name: "Messages" });
const message = (page: Page) => page.getByRole("region", { name: "Message", exact: true });
const row = (page: Page, text: string) => list(page).getByRole("link").filter({ hasText: text });
const act = (page: Page, name: string) => message(page).getByRole("button", { name }).click();
const actFromMenu = async (page: Page, name: string) => {
  await message(page)
    .locator("summary", { has: page.locator("svg") })
    .first()
    .click();
  await act(page, name);
};
const open = async (page: Page, id: string) => {
  await openDesk(page, `#message=${id}`);
  await expect(message(page).getByRole("heading", { level: 2 })).toBeVisible();
};

test("a message from the form is there to be answered", async ({ page, request, baseURL }) => {
  const lead = newLead();
  await request.post(LEAD_FUNCTION, { data: lead, headers: { origin: baseURL! } });
  await openDesk(page, `#etat=all&q=${encodeURIComponent(lead.email)}`);
  await row(page, lead.name).click();
  for (const value of [lead.email, lead.website, lead.message.split("\n")[1]!])
    await expect(message(page)).toContainText(value);
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

test("finds with accents or without, keeps the search in the address, and goes back", async ({
  page,
}) => {
  const { name, mark } = await storeLead();
  await storeLead();
  await openDesk(page, "#etat=all");
  const search = page.getByRole("searchbox");
  await search.fill(`elodie besnard ${mark}`);
  await expect(list(page).getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: /^1.message$/ })).toBeVisible();
  await search.fill(`NÎMES ${mark}`);
  await expect(page).toHaveURL(new RegExp(`q=N%C3%8EMES\\+${mark}`));
  await expect(row(page, name)).toHaveCount(1);
  await page.goBack();
  await expect(search).toHaveValue("");
  await page.goForward();
  await expect(search).toHaveValue(`NÎMES ${mark}`);
  await page.reload();
  await expect(list(page).getByRole("link")).toHaveCount(1);
});

test("filters by state, page and period, says when nothing is left, and lets go of filters", async ({
  page,
}) => {
  const old = await storeLead({ hoursAgo: 24 * 20, source: "/secteurs/retail" });
  const answered = await storeLead({ answeredAfter: 1, message: `autre ${old.mark}` });
  await openDesk(page, `#etat=all&q=${old.mark}`);
  await expect(list(page).getByRole("link")).toHaveCount(2);
  await page.getByLabel("Page d’origine").selectOption({ label: "Retail" });
  await expect(list(page).getByRole("link")).toHaveCount(1);
  await expect(row(page, old.name)).toHaveCount(1);
  await page.getByLabel("Période").selectOption("7");
  await expect(page.getByRole("heading", { name: "Aucun message ne correspond" })).toBeVisible();
  await page.goBack();
  await expect(row(page, old.name)).toHaveCount(1);
  await page.getByLabel("Page d’origine").selectOption("");
  await page.getByRole("radio", { name: /Répondus/ }).check({ force: true });
  await expect(list(page).getByRole("link")).toHaveCount(1);
  await expect(row(page, answered.name)).toContainText("répondu en");
});

test("shows whatever a visitor wrote as text", async ({ page }) => {
  const script = `<script>window.hacked = true</script><img src=x onerror="window.hacked = true">`;
  const lead = await storeLead({
    name: `Jo ${script}`,
    email: `"${script}"@entreprise.example`,
    phone: script,
    website: "javascript:window.hacked=true",
    message: script,
    source: `/${script}`,
    signs: [script],
  });
  await open(page, lead.id);
  await expect(message(page).getByRole("heading", { level: 2 })).toHaveText(lead.name);
  await expect(message(page).getByText(script, { exact: true }).first()).toBeVisible();
  await expect(message(page).locator("img, script, [onerror], a[href^=javascript]")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
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

test("of two who change at once the second is told, sees the change and loses nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await storeLead();
  const others = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() });
  await openSession(others, dominique);
  const other = await others.newPage();
  await open(page, id);
  await open(other, id);
  await other.getByLabel("Nouvelle note").fill("à moitié écrit");
  // The other window does not ask again by itself meanwhile.
  await act(page, "Marquer comme répondu");
  await expect(message(page).getByRole("button", { name: "Remettre à répondre" })).toBeVisible();
  await act(other, "Marquer comme répondu");
  const alert = message(other).getByRole("alert");
  await expect(alert).toContainText("Quelqu’un a été plus rapide");
  await expect(alert).toContainText(camille);
  await expect(other.getByLabel("Nouvelle note")).toHaveValue("à moitié écrit");
  await alert.getByRole("button", { name: "Laisser ainsi" }).click();
  await expect(alert).toHaveCount(0);
  await expect(message(other).getByRole("button", { name: "Remettre à répondre" })).toBeVisible();
  await others.close();
});

test("each sees what the other does, when coming back to the window", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await storeLead();
  const others = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() });
  await openSession(others, dominique);
  const other = await others.newPage();
  await open(other, id);
  await open(page, id);
  await act(page, "Marquer comme répondu");
  await expect(notice(page, "Marqué comme répondu")).toBeVisible();
  await other.waitForTimeout(1_200);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(message(other).getByRole("button", { name: "Remettre à répondre" })).toBeVisible();
  await others.close();
});

test("a session that ends while one writes takes nothing of it", async ({ page, context }) => {
  const { id } = await storeLead();
  await open(page, id);
  await message(page).getByLabel("Nouvelle note").fill("presque fini");
  await query("delete from staff_sessions where id = $1", [session]);
  await act(page, "Ajouter la note");
  await expect(page.getByText("Votre session a pris fin")).toBeVisible();
  await openSession(context);
  await page.waitForTimeout(1_200);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(message(page).getByLabel("Nouvelle note")).toHaveValue("presque fini");
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

test("works by keyboard: arrows go through the list and open, Escape closes a menu", async ({
  page,
}) => {
  const first = await storeLead({ hoursAgo: 3 });
  const second = await storeLead({ message: `deux ${first.mark}`, hoursAgo: 2 });
  await openDesk(page, `#q=${first.mark}`);
  await row(page, first.name).focus();
  await page.keyboard.press("Enter");
  await expect(message(page).getByRole("heading", { level: 2 })).toHaveText(first.name);
  await page.keyboard.press("ArrowDown");
  await expect(row(page, second.name)).toBeFocused();
  await expect(message(page).getByRole("heading", { level: 2 })).toHaveText(second.name);
  const menu = message(page).locator("summary").first();
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Effacer cette personne" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Effacer cette personne" })).toBeHidden();
  await expect(menu).toBeFocused();
});

test("downloads all messages", async ({ page }) => {
  await openDesk(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter tous les messages" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
