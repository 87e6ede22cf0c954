import { expect, test, type Page } from "@playwright/test";
import { keywords } from "./support/specification";
import { drawn } from "./support/settled";
import { withMotion } from "./support/motion";

test.use(withMotion);

const strip = (page: Page) => page.getByRole("region", { name: "Nos domaines d’intervention" });

/** How far the row has come, in CSS pixels. */
const position = (page: Page) =>
  strip(page)
    .getByRole("list")
    .evaluate((list) => list.getBoundingClientRect().left);

const expectMoving = async (page: Page) => {
  const before = await position(page);
  await expect.poll(() => position(page)).not.toBe(before);
};

const expectStill = async (page: Page) => {
  await drawn(page, 4);
  const before = await position(page);
  await drawn(page, 20);
  expect(await position(page)).toBe(before);
};

test("shows the twelve keywords, moves endlessly, and pauses when asked to", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await strip(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);

  await test.step("shows the twelve keywords once to assistive technology", async () => {
    await expect(strip(page).getByRole("listitem")).toHaveText(keywords);
    await expect(strip(page).locator("li")).toHaveCount(2 * keywords.length);
    await expect(strip(page).locator("ul[aria-hidden=true]")).toHaveText(keywords.join(""));
  });

  await test.step("scrolls endlessly: its end looks like its beginning", async () => {
    await expectMoving(page);
    const animation = await strip(page).evaluate((section) => {
      const [running] = section.getAnimations({ subtree: true });
      const timing = running?.effect?.getComputedTiming();
      return { iterations: timing?.iterations, easing: timing?.easing };
    });
    expect(animation).toEqual({ iterations: Infinity, easing: "linear" });
    // The row is wide enough to fill the window at every moment, and both halves are equal.
    const { half, other, window } = await strip(page).evaluate((section) => {
      const [first, second] = [...section.querySelectorAll("ul")].map(
        (list) => list.getBoundingClientRect().width,
      );
      return { half: first ?? 0, other: second ?? 0, window: innerWidth };
    });
    expect(other).toBeCloseTo(half, 1);
    expect(half).toBeGreaterThan(window);
  });

  await test.step("pauses under the pointer", async () => {
    await strip(page).hover({ position: { x: 200, y: 20 } });
    await expectStill(page);
    await page.mouse.move(5, 5);
    await expectMoving(page);
  });

  await test.step("its button stops it until it is pressed again", async () => {
    const button = strip(page).getByRole("button", { name: "Mettre en pause le défilement" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.blur();
    await page.mouse.move(5, 5);
    await expectStill(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.blur();
    await page.mouse.move(5, 5);
    await expectMoving(page);
  });

  await test.step("does not move under reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectStill(page);
    await expect(strip(page).getByRole("button")).toBeHidden();
  });
});
