import { expect, test } from "@playwright/test";
import { openDesk, openSession, storeLead } from "./support/desk";
import { list, message, open, row } from "./support/deskMessages";
import { LEAD_FUNCTION, newLead, ownAddress } from "./support/leadForm";

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ context }) => {
  await openSession(context);
});

test("a message from the form is there to be answered", async ({ page, request, baseURL }) => {
  const lead = newLead();
  await request.post(LEAD_FUNCTION, { data: lead, headers: { origin: baseURL! } });
  await openDesk(page, `#etat=all&q=${encodeURIComponent(lead.email)}`);
  await row(page, lead.name).click();
  for (const value of [lead.email, lead.website, lead.message.split("\n")[1]!])
    await expect(message(page)).toContainText(value);
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
