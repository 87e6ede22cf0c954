import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";

const halfAnHour = 30 * 60_000;

/**
 * The last of some slots that no other test takes meanwhile: tests that run side by side are in different workers,
 * and each worker has slots of its own. The last, because the first ones are for tests that only look.
 */
export const ownSlot = (starts: string[]) => {
  const { parallelIndex, config } = test.info();
  const own = starts.filter(
    (start) => (Date.parse(start) / halfAnHour) % config.workers === parallelIndex,
  );
  const last = own.at(-1);
  if (!last) throw new Error("No slot is left.");
  return last;
};

/** Opens the week of a slot, and the other times of its day. Runs in the page. */
export const unfold = (slot: Element) => {
  for (const part of [slot.closest("details"), slot.closest("fieldset")?.querySelector("details")])
    if (part) part.open = true;
};

/** Waits until a form's pass is as old as a person's: within two seconds the booking would have to be confirmed. */
export const asOldAsAPersons = async (pass: string) => {
  const claims = Buffer.from(pass.split(".")[1] ?? "", "base64url").toString();
  const { since }: { since: number } = JSON.parse(claims);
  await expect.poll(() => Date.now() / 1000 - since).toBeGreaterThan(2);
};

/** Waits until the form is as old as a person's. */
export const asAPerson = async (page: Page) =>
  asOldAsAPersons((await page.locator("input[name=pass]").first().getAttribute("value")) ?? "");

export const slots = (page: Page) => page.getByRole("radio");
export const bookButton = (page: Page) =>
  page.getByRole("button", { name: "Réserver le rendez-vous" });

export const newAddress = () => `${randomUUID().slice(0, 8)}@exemple.fr`;

/** Chooses a slot that no other test takes. */
export const choose = async (page: Page) => {
  await expect(slots(page).first()).toBeAttached();
  const inputs = page.locator("input[name=start]");
  const start = ownSlot(
    await inputs.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
  );
  const slot = page.locator(`input[name=start][value="${start}"]`);
  await slot.evaluate(unfold);
  await slot.check({ force: true });
  return start;
};

/** Chooses a slot and fills in the rest of the form; gives the slot. */
export const fillBooking = async (page: Page) => {
  const start = await choose(page);
  await page.getByLabel("Nom", { exact: true }).fill("Élodie Martin");
  await page.getByLabel("E-mail").fill(newAddress());
  return start;
};

/** Books a slot, which leads to the page of the appointment. */
export const bookSlot = async (page: Page) => {
  await page.goto("/rendez-vous");
  await fillBooking(page);
  await asAPerson(page);
  await bookButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("C’est réservé");
};
