import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
import { markedSlide, rowAtRest, shown, swipe } from "./support/carousel";
import { carousels as specified } from "./support/specification";
import { withMotion } from "./support/motion";

test.use({ ...withMotion, viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

/** Under the names that content/interface.yaml gives them. */
const carousels = [
  { label: "Nos premiers services", ...specified[0] },
  { label: "Nos autres services", ...specified[1] },
] as const;

/** A carousel that React has taken over, in the middle of the window. */
const carousel = async (page: Page, label: string) => {
  const group = page.getByRole("group", { name: label });
  const list = page.getByRole("list", { name: label });
  await list.or(group).first().scrollIntoViewIfNeeded();
  await expect(group.locator(".slick-track")).toBeVisible();
  await group.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return group;
};

const expectStopped = async (group: Locator, delay: number) => {
  await rowAtRest(group);
  const before = await shown(group);
  await group.page().clock.runFor(2 * delay);
  await rowAtRest(group);
  expect(await shown(group)).toBe(before);
};

test.beforeEach(async ({ page }) => {
  // It runs as usual, and can be put forward.
  await page.clock.install();
});

for (const { label, delay, cards } of carousels)
  test(`${label} shows ${cards.length} cards in order, moves every ${delay} ms, and loops`, async ({
    page,
  }) => {
    await page.goto("/");
    const list = page.getByRole("list", { name: label });
    expect(await list.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(
      cards.map(({ title }) => title),
    );
    const group = await carousel(page, label);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const moves = await group.evaluateHandle((element) => {
      const seen: { title: string; at: number }[] = [];
      const look = () => {
        const title = element.querySelector(".slick-current h3")?.textContent ?? "";
        if (seen.at(-1)?.title !== title) seen.push({ title, at: performance.now() });
      };
      look();
      new MutationObserver(look).observe(element, { attributes: true, subtree: true });
      return seen;
    });
    // The first is the card that was there, the second moves at any time.
    const step = 200;
    for (let passed = 0; passed < (cards.length + 2) * delay; passed += step)
      await page.clock.runFor(step);
    const seen = await moves.jsonValue();
    expect(seen.length).toBeGreaterThan(cards.length);
    const first = cards.findIndex(({ title }) => title === seen[0]?.title);
    expect(seen.map(({ title }) => title)).toEqual(
      seen.map((_, index) => cards[(first + index) % cards.length]?.title),
    );
    for (const [index, { at }] of seen.slice(2).entries())
      expect(Math.abs(at - (seen[index + 1]?.at ?? 0) - delay)).toBeLessThanOrEqual(step);
    await rowAtRest(group);
    expect(await shown(group)).toBe(seen.at(-1)?.title);
    expect(cards[await markedSlide(group)]?.title).toBe(seen.at(-1)?.title);
  });

// The second carousel differs by its cards and its delay alone.
const { label, delay, cards } = carousels[0];

test("stops for good on a tap, swipe, key, focus and by its button, which plays it again", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  const group = await carousel(page, label);
  // The tap must not follow the link of the card.
  await group.evaluate((element) =>
    element.addEventListener("click", (event) => event.preventDefault()),
  );
  const pause = group.getByRole("button", { name: "Mettre en pause le défilement" });
  const play = group.getByRole("button", { name: "Relancer le défilement" });
  for (const [gesture, act] of [
    ["tap", () => group.locator(".slick-list").tap({ position: { x: 20, y: 20 } })],
    ["swipe", () => swipe(group)],
    ["key", () => group.getByRole("link").first().press("Shift")],
    ["focus", () => group.getByRole("link").first().focus()],
    ["button", () => pause.tap()],
  ] as const)
    await test.step(gesture, async () => {
      await act();
      await expectStopped(group, delay);
      await play.tap();
      const before = await shown(group);
      await page.clock.runFor(delay);
      await expect.poll(() => shown(group)).not.toBe(before);
    });
});

test("every card can be reached by keyboard, those out of sight cannot, and the focus is never lost", async ({
  page,
}) => {
  await page.goto("/");
  const group = await carousel(page, label);
  const next = group.getByRole("button", { name: "Carte suivante" });
  await next.focus();
  const seen: string[] = [];
  for (let step = 0; step < cards.length; step++) {
    const before = await shown(group);
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(group)).not.toBe(before);
    await rowAtRest(group);
    await expect(next).toBeFocused();
    const title = (await shown(group)) ?? "";
    seen.push(title);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(group.getByRole("link", { name: title, exact: true })).toBeFocused();
    await next.focus();
  }
  expect(seen.toSorted()).toEqual(cards.map((card) => card.title).toSorted());
  await group.getByRole("button", { name: "Carte précédente" }).press("Enter");
  await expect.poll(() => shown(group)).toBe(seen.at(-2));
  await rowAtRest(group);

  const reachable = await group.locator("a, button").evaluateAll(
    (elements) =>
      elements.filter((element) => {
        (element as HTMLElement).focus();
        return document.activeElement === element;
      }).length,
  );
  // The card in sight, and the buttons: previous, next, pause.
  expect(reachable).toBe(4);
  await expect(group.getByRole("link")).toBeInViewport();
  await expectNoViolationsInBoth(page, "stopped", "#services");
});

test("a row that was swiped before its script came, the second time, stays where it is, and still", async ({
  page,
}) => {
  await page.route("**/islands/CarouselSlides-*.js", (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/");
  const card = page.getByRole("list", { name: label }).getByRole("listitem").nth(2);
  await card.evaluate((element) => element.scrollIntoView({ block: "center", inline: "start" }));
  await failed;
  await card.dispatchEvent("pointerdown");
  const group = page.getByRole("group", { name: label });
  await expect(group.locator(".slick-track")).toBeVisible();
  await expectStopped(group, delay);
  expect(await shown(group)).toBe(cards[2]?.title);
  // Nor after its visitor has turned the phone and turned it back.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectStopped(group, delay);
});

test("nothing plays by itself under reduced motion; on paper all cards are there", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const group = await carousel(page, label);
  await expectStopped(group, delay);
  const play = group.getByRole("button", { name: "Relancer le défilement" });
  await expect(play).toBeVisible();
  // What a browser says before it prints, also on paper as narrow as the window.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#services ul article")).toHaveCount(9);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(play).toBeVisible();
});
