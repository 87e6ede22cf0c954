import { expect, test, type Page } from "@playwright/test";
import { simpleParser } from "mailparser";
import { expectNoViolations } from "./support/axe";
import { receivedMails } from "./support/backend";
import { query } from "./support/database";
import { camille, openDesk, openSession } from "./support/desk";
import { ownAddress } from "./support/leadForm";
import { overflow } from "./support/overflow";

test.use({ extraHTTPHeaders: ownAddress() });

const member = "link@equipe.example";

const askForLink = async (page: Page, email: string) => {
  await openDesk(page);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir un lien" }).click();
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const fragments = async () => {
  const texts = await Promise.all(
    (await receivedMails(member)).map(async (mail) => (await simpleParser(mail)).text ?? ""),
  );
  return texts.flatMap((text) => /\/equipe(#\S+)/.exec(text)?.[1] ?? []);
};

test("signs in by a mailed link, which works once, and leaves no trace of it in the address", async ({
  page,
}) => {
  const before = await fragments();
  await askForLink(page, member);
  await expect(heading(page)).toHaveText("Regardez votre boîte de réception");
  await expect.poll(async () => (await fragments()).length).toBeGreaterThan(before.length);
  const link = (await fragments()).find((one) => !before.includes(one)) ?? "";

  await page.goto("about:blank");
  await page.goto(`/equipe${link}`);
  await expect(heading(page)).toHaveText("Bienvenue");
  expect(page.url()).toMatch(/\/equipe$/);
  await page.getByRole("button", { name: "Entrer dans l’espace équipe" }).click();
  await expect(heading(page)).toHaveText("Messages");
  expect(page.url()).toMatch(/\/equipe$/);

  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(`/equipe${link}`);
  await page.getByRole("button", { name: "Entrer dans l’espace équipe" }).click();
  await expect(heading(page)).toHaveText("Ce lien ne fonctionne plus");
  await expect(heading(page)).toBeFocused();
  await expectNoViolations(page, "a link that was used");
});

test("looking at a link does not use it up", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  await page.goto(`/equipe#connexion=${"a".repeat(43)}`);
  await expect(heading(page)).toHaveText("Bienvenue");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("says the same to a stranger, and no mail goes out", async ({ page }) => {
  await askForLink(page, "stranger@elsewhere.example");
  await expect(heading(page)).toHaveText("Regardez votre boîte de réception");
  await expect(heading(page)).toBeFocused();
  expect(await receivedMails("stranger@elsewhere.example")).toEqual([]);
});

test("asks for an address that can be one", async ({ page }) => {
  await askForLink(page, "camille");
  const field = page.getByLabel("Adresse e-mail");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/adresse e-mail valable/);
  await expectNoViolations(page, "a wrong address");
});

test("the form is accessible in both themes and fits a small phone", async ({ page }) => {
  await openDesk(page);
  await expectNoViolations(page, "sign-in");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, "sign-in, dark", "colours");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toEqual([]);
});

test("one's sessions are listed, and one that is closed elsewhere is over here", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() });
  const id = await openSession(elsewhere);
  await query("update staff_sessions set agent = 'Tablette de test ' || $1 where id = $1", [id]);
  const other = await elsewhere.newPage();
  await openDesk(other);

  await openSession(context);
  await openDesk(page, "#vue=compte");
  const entry = page.getByRole("listitem").filter({ hasText: `Tablette de test ${id}` });
  await entry.getByRole("button", { name: "Fermer la session" }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByText(camille).first()).toBeVisible();

  await other.getByRole("link", { name: "Chiffres" }).click();
  await expect(heading(other)).toHaveText("Espace équipe");
  await expect(other.getByText("Votre session a pris fin")).toBeVisible();
  await elsewhere.close();
});

test("signing out ends the session, and nothing of it comes back", async ({ page, context }) => {
  await openSession(context);
  await openDesk(page);
  await page.getByRole("link", { name: "Compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByLabel("Adresse e-mail")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Adresse e-mail")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Adresse e-mail")).toBeVisible();
});
