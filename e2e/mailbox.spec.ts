import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { frozen } from "./support/builds";

/** The functions as `npm start` runs them, and what they say at start. */
let functions: ChildProcess;
let dataDir: string;
let said = "";

test.beforeAll(async () => {
  test.setTimeout(90_000);
  dataDir = await mkdtemp(path.join(tmpdir(), "site-mailbox-"));
  functions = spawn(process.execPath, ["--import", "tsx", "local/functions.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      CONTENT_DIR: frozen.contentDir,
      SMTP_URL: "",
      DATABASE_URL: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  functions.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 80_000 }).toContain("Lead mails: ");
});

test.afterAll(async () => {
  functions.kill();
  await new Promise((resolve) => functions.once("exit", resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const addressAfter = (words: string) => new RegExp(`${words} (http:\\S+)`).exec(said)?.[1] ?? "";

test("the mailbox that the start names shows when and where, and the way to cancel", async ({
  page,
  request,
}) => {
  const base = new URL(addressAfter("Functions:")).origin;
  const listed = await request.get(`${base}/.netlify/functions/appointment-slots`);
  const [slot] = (await listed.json()).slots;
  const booked = await request.post(`${base}/.netlify/functions/book-appointment`, {
    data: {
      start: slot.start,
      name: "Élodie Martin",
      email: "elodie@exemple.fr",
      zone: "America/New_York",
    },
  });
  const { meeting } = await booked.json();
  const inWords = (timeZone: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("fr", { timeZone, ...format }).format(new Date(slot.start));

  // A mail that comes between the list and its updates is seen when the page is opened again.
  await expect(async () => {
    await page.goto(addressAfter("Lead mails:"));
    const row = page.getByRole("listitem").filter({ hasText: "elodie@exemple.fr" });
    await row.first().getByRole("link").click({ timeout: 4_000 });
  }).toPass();
  const mail = page.frameLocator("iframe").locator("body");
  await expect(mail).toContainText("Votre rendez-vous est confirmé");
  await expect(mail).toContainText(inWords("America/New_York", { month: "long", year: "numeric" }));
  await expect(mail).toContainText(inWords("America/New_York", { weekday: "long" }));
  await expect(mail).toContainText(
    `${Number(inWords("America/New_York", { hour: "numeric" }).replace(/\D/g, ""))}\u00a0h`,
  );
  await expect(mail).toContainText("(America/New_York)");
  await expect(mail).toContainText("(heure de Paris)");
  await expect(mail.getByRole("link", { name: meeting })).toHaveAttribute("href", meeting);

  const manage = await mail.getByRole("link", { name: "Déplacer ou annuler" }).getAttribute("href");
  await page.goto(manage ?? "");
  await page.getByRole("button", { name: "Annuler le rendez-vous" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rendez-vous annulé");
  await expect(async () => {
    await page.goto(addressAfter("Lead mails:"));
    await expect(page.getByText(/^Annulé, le rendez-vous du/).first()).toBeVisible({
      timeout: 4_000,
    });
  }).toPass();
});
