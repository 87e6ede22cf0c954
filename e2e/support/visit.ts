import { expect, type Page } from "@playwright/test";
import { bookingPage } from "./specification";

/** Opens a page, and waits for what only the server knows at this moment: the free slots. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path);
  if (path === bookingPage) await expect(page.getByRole("radio").first()).toBeAttached();
};
