import { expect, test, type Locator, type Page } from "@playwright/test";
import { alignToPixels, keepPicture, settle, still } from "./support/picture";

// Look at the change before you accept it: npm run test:e2e -- button-states --update-snapshots

// The style sheet that ends transitions is not in the policy of the page.
test.use({ bypassCSP: true });

/** Of a picture of one button: less than any two of its states differ by, which is tested too. */
const TIGHT = { maxDiffPixelRatio: 0.01, threshold: 0.05 };

/** CSS pixels around a button that its focus ring may take. */
const RING = 8;

const states: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  resting: async () => undefined,
  hover: (_, button) => button.hover(),
  pressed: async (page, button) => {
    await button.hover();
    await page.mouse.down();
  },
  focused: async (page, button) => {
    await button.focus();
    // As by keyboard.
    await page.keyboard.press("Shift");
  },
};

/** The part of the window that a button at rest and its ring take. */
const frameOf = async (button: Locator) => {
  const { x, y, width, height } = (await button.boundingBox())!;
  return { x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING };
};

/** Takes a button's states, and compares each with its own picture and with those of the others. */
const expectStates = async (page: Page, appearance: string, colorScheme: string) => {
  const button = page.getByRole("button", { name: appearance, exact: true }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await alignToPixels(button);
  const clip = await frameOf(button);
  const named = (state: string) => `${appearance}-${state}-${colorScheme}`;
  const taken = new Map<string, Buffer>();
  for (const [state, enter] of Object.entries(states)) {
    await enter(page, button);
    const picture = await page.screenshot({ ...still, clip });
    taken.set(state, picture);
    await keepPicture(async () => picture, named(state));
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await button.blur();
  }
  for (const [state, picture] of taken)
    for (const other of taken.keys())
      if (other === state) expect.soft(picture).toMatchSnapshot(`${named(state)}.png`, TIGHT);
      else
        expect
          .soft(picture, `${state}, ${other}`)
          .not.toMatchSnapshot(`${named(other)}.png`, TIGHT);
};

for (const colorScheme of ["light", "dark"] as const)
  test(`buttons show their states, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const response = await page.goto("/styleguide");
    test.skip(response?.status() === 404, "a production build has no style guide");
    await settle(page);
    // A state is pictured when it has been reached, not on the way.
    await page.addStyleTag({ content: "* { transition: none !important; }" });
    for (const appearance of ["primary", "secondary", "quiet"])
      await test.step(appearance, () => expectStates(page, appearance, colorScheme));
  });
