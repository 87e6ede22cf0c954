import { expect, type Page } from "@playwright/test";
import { openDesk } from "./desk";

/** The list of messages. */
export const list = (page: Page) => page.getByRole("region", { name: "Messages" });
/** The message that is open. */
export const message = (page: Page) => page.getByRole("region", { name: "Message", exact: true });
/** What of the list leads to a message. */
export const row = (page: Page, text: string) =>
  list(page).getByRole("link").filter({ hasText: text });
/** Presses a button of the message. */
export const act = (page: Page, name: string) =>
  message(page).getByRole("button", { name }).click();
/** Presses a button of its menu. */
export const actFromMenu = async (page: Page, name: string) => {
  await message(page)
    .locator("summary", { has: page.locator("svg") })
    .first()
    .click();
  await act(page, name);
};
/** Opens the desk at a message. */
export const open = async (page: Page, id: string) => {
  await openDesk(page, `#message=${id}`);
  await expect(message(page).getByRole("heading", { level: 2 })).toBeVisible();
};
