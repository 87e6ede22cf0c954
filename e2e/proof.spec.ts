import { expect, test, type Page } from "@playwright/test";
import { drawn } from "./support/settled";
import { startReact } from "./support/react";
import { plain } from "./support/text";

const PATHS = [
  "/",
  "/services/creation-site-web",
  "/services/seo-geo",
  "/services/data-analytics",
] as const;

/** Where the proof says a figure; the hero of the home page says the weight too. */
const place = (page: Page, name: string) =>
  page.locator(`section[data-proof] [data-measure=${name}]`);

const figure = async (page: Page, name: string) => plain(await place(page, name).innerText());

for (const path of PATHS)
  test(`${path} shows what this visit cost, as the browser measured it`, async ({ page }) => {
    let requests = 0;
    page.on("requestfinished", () => requests++);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(place(page, "load")).toHaveText(/^[\d,]+\s?s$/);
    await expect(place(page, "paint")).toHaveText(/^[\d,]+\s?s$/);
    await expect(place(page, "weight")).toHaveText(/^\d[\d\s]*Ko$/);
    await expect.poll(async () => Number(await figure(page, "requests"))).toBeGreaterThan(2);
    expect(Number(await figure(page, "requests"))).toBeLessThanOrEqual(requests);
    expect(await figure(page, "thirdParties")).toBe("0");
    expect(await figure(page, "cookies")).toBe("0");
  });

test("the page's square is as large beside the median page's as its weight is; a larger window is not taken for the first screen", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const weight = parseInt((await figure(page, "weight")).replace(/\s/g, ""));
  const squares = await page
    .locator("[data-proof] [data-square]")
    .evaluateAll((elements) =>
      (elements as HTMLElement[]).map(
        ({ offsetWidth, offsetHeight }) => offsetWidth * offsetHeight,
      ),
    );
  const [median = 1, own = 0] = squares;
  expect(own / median).toBeCloseTo(weight / 2311, 1);

  const first = await figure(page, "paint");
  await page.setViewportSize({ width: 1440, height: 10_000 });
  await page.waitForLoadState("networkidle");
  await drawn(page, 10);
  expect(await figure(page, "paint")).toBe(first);
});

test("what was measured stays when React takes the page over", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto("/", { waitUntil: "networkidle" });
  const paint = await figure(page, "paint");
  await startReact(page);
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => Number(await figure(page, "requests"))).toBeGreaterThan(2);
  for (const weight of await page.locator("[data-measure=weight]").all())
    await expect(weight).toHaveText(/^\d[\d\s]*Ko$/);
  expect(await figure(page, "paint")).toBe(paint);
  expect(problems).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it shows what the page weighed when it was published", async ({ page }) => {
    await page.goto("/");
    expect(parseInt((await figure(page, "weight")).replace(/\s/g, ""))).toBeGreaterThan(50);
    expect(Number(await figure(page, "requests"))).toBeGreaterThan(3);
    await expect(place(page, "paint")).toBeHidden();
    await expect(page.locator("section[data-proof]")).toContainText("HTTP Archive");
  });
});
