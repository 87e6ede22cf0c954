import type { Page } from "@playwright/test";

/** Something that others wait for, and what ends their wait. */
export const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

/**
 * Holds back what a page asks for.
 *
 * @returns a function that lets it arrive
 */
export const hold = async (page: Page, pattern: string | RegExp) => {
  const { opened, open } = gate();
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return open;
};
