import { expect, test } from "@playwright/test";
import { startReact } from "./support/react";
import { notFoundTitle } from "./support/specification";

// Any address that a browser can hold shows its page whole, before React and after.

const ofPages = ["/#%E9", "/#%", "/?q=%E9#%E9", "/?%", "/services/google-ads#50%", "/#lead-%"];
const ofNoPage = ["/a%2Fb", "/blog%2Farticle", "/r%E9f", "/%", "/%00", "/services/%E9#%"];

for (const [addresses, isFound] of [
  [ofPages, true],
  [ofNoPage, false],
] as const)
  test(`${addresses.join(" ")}: each shows ${isFound ? "its page" : "the 404 page"}`, async ({
    page,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    for (const address of addresses)
      await test.step(address, async () => {
        // Addresses that differ by their hash alone are one document.
        await page.goto("about:blank");
        const response = await page.goto(address);
        expect(response?.status()).toBe(isFound ? 200 : 404);
        const heading = isFound
          ? page.getByRole("heading", { level: 1 })
          : page.getByRole("heading", { level: 1, name: notFoundTitle });
        await expect(heading).toBeVisible();
        const before = await page.locator("main").innerText();
        await page.mouse.move(300, 300);
        await page.mouse.move(320, 340);
        await page.keyboard.press("Tab");
        await startReact(page);
        await page.waitForLoadState("networkidle");
        await expect(heading).toBeVisible();
        expect(await page.locator("main").innerText()).toBe(before);
        expect(errors).toEqual([]);
      });
  });
