import { test as base, expect, type Page } from "@playwright/test";
import { camille, dominique, notice, openSession, storeLead } from "./support/desk";
import { act, message, open } from "./support/deskMessages";
import { ownAddress } from "./support/leadForm";

/** The desk in the browser of a colleague. */
const test = base.extend<{ other: Page }>({
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() });
    await openSession(context, dominique);
    await use(await context.newPage());
    await context.close();
  },
});

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ context }) => {
  await openSession(context);
});

test("of two who change at once the second is told, sees the change and loses nothing", async ({
  page,
  other,
}) => {
  const { id } = await storeLead();
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
});

test("each sees what the other does, when coming back to the window", async ({ page, other }) => {
  const { id } = await storeLead();
  await open(other, id);
  await open(page, id);
  await act(page, "Marquer comme répondu");
  await expect(notice(page, "Marqué comme répondu")).toBeVisible();
  // Coming back twice within a second asks once.
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(message(other).getByRole("button", { name: "Remettre à répondre" })).toBeVisible({
      timeout: 1_500,
    });
  }).toPass();
});
