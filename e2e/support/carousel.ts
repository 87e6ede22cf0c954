import { expect, type Locator } from "@playwright/test";

/** Index of the tick that is marked below a carousel. */
export const markedSlide = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const ticks = element.querySelector("[style*='--count']")!;
    const count = Number(getComputedStyle(ticks).getPropertyValue("--count"));
    const { translate } = getComputedStyle(ticks, "::before");
    return Math.round(((parseFloat(translate) || 0) / ticks.clientWidth) * count);
  });

/** Title of the card in the middle of the window. */
export const shown = (group: Locator) =>
  group.evaluate((element) => {
    const middle = innerWidth / 2;
    return [...element.querySelectorAll("h3")]
      .map((heading) => ({ heading, box: heading.closest("article")!.getBoundingClientRect() }))
      .find(({ box }) => box.left <= middle && box.right >= middle)?.heading.textContent;
  });

/** Waits until the row has stopped moving. */
export const rowAtRest = (group: Locator) =>
  expect
    .poll(() => group.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);

/** Moves a finger over the row, to the next card. A row that is moving takes no notice of it. */
export async function swipe(group: Locator) {
  await rowAtRest(group);
  const box = (await group.boundingBox())!;
  const y = box.y + box.height / 2;
  const client = await group.page().context().newCDPSession(group.page());
  const touch = (type: string, x?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const before = await shown(group);
  await touch("touchStart", 300);
  for (let x = 280; x >= 60; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await expect.poll(() => shown(group)).not.toBe(before);
}
