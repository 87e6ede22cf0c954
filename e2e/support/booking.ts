import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { ownAddress } from "./leadForm";

const functions = "/.netlify/functions";
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

/** Opens what a slot is folded in: of the later weeks one at a time is open. Runs in the page. */
export const unfold = (slot: Element) => {
  for (let part = slot.closest("details"); part; part = part.parentElement!.closest("details"))
    part.open = true;
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

/** Books a slot as a browser does, and gives the address of its page. */
export const bookSlot = async (request: APIRequestContext, email: string): Promise<string> => {
  const form = await (await request.get(`${functions}/appointment-slots?fragment=form`)).text();
  const start = ownSlot(
    [...form.matchAll(/name="start"[^>]* value="([^"]+)"/g)].map(([, value]) => value ?? ""),
  );
  const pass = /name="pass" value="([^"]+)"/.exec(form)?.[1] ?? "";
  await asOldAsAPersons(pass);
  const booked = await request.post(`${functions}/book-appointment`, {
    data: { name: "Élodie Martin", email, start },
    headers: { ...ownAddress(), authorization: `Bearer ${pass}` },
  });
  expect(booked.status()).toBe(201);
  const { manage, confirm } = await booked.json();
  expect(confirm).toBeUndefined();
  return manage;
};
