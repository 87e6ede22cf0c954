import { expect, test } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { openTab, type ShownPage } from "../scripts/shownTab";
import { launchOptions } from "./support/browser";

// A link that is hovered is prepared whole: the page must do nothing until it is shown. By Puppeteer, because
// Playwright does not let pages be prerendered.

/** Milliseconds for which a page stays prepared before the visitor comes. */
const PREPARED = 1500;

let browser: Browser;
let tab: Awaited<ReturnType<typeof openTab>>;

test.beforeAll(async () => {
  browser = await puppeteer.launch({ ...launchOptions, headless: true });
});

test.afterAll(async () => {
  await browser?.close();
});

test.beforeEach(async ({ baseURL }) => {
  tab = await openTab(browser, `${baseURL}/merci`);
  const isLoaded = () => tab.page.evaluate(() => location.pathname + document.readyState);
  await expect.poll(isLoaded, { timeout: 15_000 }).toBe("/mercicomplete");
});

test.afterEach(async () => {
  await tab.close();
});

const pointer = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
  tab.page.send("Input.dispatchMouseEvent", {
    ...{ type, x: 120, y: 215 },
    ...(type !== "mouseMoved" && { button: "left" as const, clickCount: 1 }),
  });

const click = async () => {
  await pointer("mousePressed");
  // The tab may show the other page before it has answered.
  void pointer("mouseReleased").catch(() => undefined);
};

/** Hovers a link to an address. Returns the page that the browser prepares for it, if it does. */
const prepare = async (address: string): Promise<ShownPage | undefined> => {
  await tab.page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Lien" });
    link.style.cssText =
      "position: fixed; inset: 200px auto auto 100px; z-index: 99; padding: 20px";
    document.body.append(link);
  }, address);
  await pointer("mouseMoved");
  await new Promise((resolve) => setTimeout(resolve, PREPARED));
  return tab.prerendered();
};

/** Hovers a link to an address for a while, then clicks it. */
const prepareAndVisit = async (address: string) => {
  const page = await prepare(address);
  if (!page) throw new Error(`${address} is not prepared.`);
  const logged = await page.readConsole();
  const before = [...logged];
  await click();
  const isShown = () => page.evaluate(() => !Reflect.get(document, "prerendering"));
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true);
  return { page, logged, before };
};

test("the home page, once prepared, has asked for no pass, and started no React; its strip moves", async () => {
  const { page, before } = await prepareAndVisit("/");
  const visit = await page.evaluate(() => ({
    fetched: performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    stored: Object.keys(localStorage),
    strip: document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName?.startsWith("strip"))
      .map(({ playState }) => playState),
  }));
  expect(visit.fetched.filter((path) => /\.js$|^\/\.netlify|^\/page-data/.test(path))).toEqual([]);
  expect(visit.stored).toEqual([]);
  expect(visit.strip).toEqual(["running"]);
  expect(before).toEqual([]);
});

test("what is typed into a prerendered page is kept", async () => {
  const { page } = await prepareAndVisit("/#contact");
  await page.evaluate(() => document.querySelector<HTMLElement>("#lead-name")?.focus());
  await page.send("Input.insertText", { text: "Élodie Besnard" });
  const reactIsThere = () => page.evaluate(() => document.querySelector("form")?.dataset.enhanced);
  await expect.poll(reactIsThere, { timeout: 15_000 }).toBe("");
  const name = await page.evaluate(
    () => document.querySelector<HTMLInputElement>("#lead-name")?.value,
  );
  expect(name).toBe("Élodie Besnard");
});

test("a missing page is logged when it is visited, not before, and once", async () => {
  const logged = await tab.page.readConsole();
  await prepare("/page-inconnue");
  expect(logged.join()).not.toContain("404: no page");
  await click();
  const missing = () => logged.filter((text) => text.includes("/page-inconnue"));
  await expect.poll(missing, { timeout: 15_000 }).toEqual(["404: no page at /page-inconnue"]);
});

for (const address of ["/admin", "/llms.txt"])
  test(`${address} is not prepared`, async () => {
    expect(await prepare(address)).toBeUndefined();
  });
