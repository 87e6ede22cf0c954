import { expect, test, type Page } from "@playwright/test";
import { keywords } from "./support/specification";
import { withMotion } from "./support/motion";

test.use(withMotion);

const strip = (page: Page) => page.getByRole("region", { name: "Nos domaines d’intervention" });

/** Whether the row runs, in CSS: it does only where it has an animation that is not paused. */
const isRunning = (page: Page) =>
  strip(page).evaluate((section) =>
    section.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"),
  );

const expectMoving = (page: Page) => expect.poll(() => isRunning(page)).toBe(true);
const expectStill = (page: Page) => expect.poll(() => isRunning(page)).toBe(false);

test("shows the twelve keywords, moves endlessly, and pauses when asked to", async ({ page }) => {
  await page.goto("/");
  await strip(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);

  await test.step("shows the twelve keywords once to assistive technology", async () => {
    await expect(strip(page).getByRole("listitem")).toHaveText(keywords);
    await expect(strip(page).locator("ul[aria-hidden=true]")).toHaveText(keywords.join(""));
  });

  await test.step("scrolls endlessly: its end looks like its beginning", async () => {
    await expectMoving(page);
    const { widths, ...animation } = await strip(page).evaluate((section) => {
      const [running] = section.getAnimations({ subtree: true });
      const effect = running?.effect as KeyframeEffect;
      const { iterations, easing } = effect.getComputedTiming();
      const halves = [...section.querySelectorAll("ul")];
      return {
        iterations,
        easing,
        end: effect.getKeyframes().at(-1)?.transform,
        widths: halves.map((half) => half.getBoundingClientRect().width),
      };
    });
    expect(animation).toEqual({ iterations: Infinity, easing: "linear", end: "translateX(-50%)" });
    // Both halves are equal, and wide enough to fill the window at every moment.
    expect(widths).toEqual([widths[0], expect.closeTo(widths[0] ?? NaN, 1)]);
    expect(widths[0]).toBeGreaterThan(1440);
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
    await page.mouse.move(5, 5);
    await expectStill(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await page.mouse.move(5, 5);
    await expectMoving(page);
  });

  await test.step("does not move under reduced motion, all keywords in sight", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectStill(page);
    await expect(strip(page).getByRole("listitem").last()).toBeInViewport();
    await expect(strip(page).getByRole("button")).toBeHidden();
  });
});
