import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { shownTab } from "../scripts/shownTab";
import { launchOptions } from "./support/browser";

// A link that is hovered is prepared whole: the page must do nothing until it is shown. By Puppeteer, because
// Playwright does not let pages be prerendered.

/** Milliseconds for which a page stays prepared before the visitor comes. */
const PREPARED = 1500;

let browser: Browser;
let context: BrowserContext;
let tab: Awaited<ReturnType<typeof shownTab>>;
let page: Page;
let logged: string[];

test.beforeAll(async () => {
  browser = await puppeteer.launch({ ...launchOptions, headless: true });
});

test.afterAll(async () => {
  await browser?.close();
});

test.beforeEach(async ({ baseURL }) => {
  context = await browser.createBrowserContext();
  page = await context.newPage();
  logged = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${baseURL}/merci`, { waitUntil: "load" });
});

test.afterEach(async () => {
  await context.close();
});

/** Hovers a link to an address for a while, then clicks it; what the page that then shows did while prepared. */
const prepareAndVisit = async (address: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Lien" });
    link.style.cssText =
      "position: fixed; inset: 200px auto auto 100px; z-index: 99; padding: 20px";
    document.body.append(link);
  }, address);
  await page.mouse.move(120, 215);
  await new Promise((resolve) => setTimeout(resolve, PREPARED));
  const before = [...logged];
  void page.mouse.click(120, 215).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500));
  tab = await shownTab(browser, (shown) => shown.endsWith(address));
  const visit = await tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const activationStart = Number(Reflect.get(navigation ?? {}, "activationStart"));
    return {
      activationStart,
      fetched: performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      stored: Object.keys(localStorage),
      strip: document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName?.startsWith("strip"))
        .map(({ playState }) => playState),
    };
  });
  return { ...visit, before };
};

test("the home page, once prepared, has asked for no pass, and started no React; its strip moves", async () => {
  const visit = await prepareAndVisit("/");
  expect(visit.activationStart).toBeGreaterThan(0);
  expect(visit.fetched.filter((path) => /\.js$|^\/\.netlify|^\/page-data/.test(path))).toEqual([]);
  expect(visit.stored).toEqual([]);
  expect(visit.strip).toEqual(["running"]);
  expect(visit.before).toEqual([]);
});

test("what is typed into a prerendered page is kept", async () => {
  await prepareAndVisit("/#contact");
  await tab.evaluate(() => document.querySelector<HTMLElement>("#lead-name")?.focus());
  await tab.type("Élodie Besnard");
  const reactIsThere = () => tab.evaluate(() => document.querySelector("form")?.dataset.enhanced);
  await expect.poll(reactIsThere, { timeout: 15_000 }).toBe("");
  const name = await tab.evaluate(
    () => document.querySelector<HTMLInputElement>("#lead-name")?.value,
  );
  expect(name).toBe("Élodie Besnard");
});

test("a missing page is logged when it is visited, not before, and once", async () => {
  const missing = () => logged.filter((text) => text.includes("/page-inconnue"));
  const visit = await prepareAndVisit("/page-inconnue");
  expect(visit.before.join()).not.toContain("404: no page");
  await expect.poll(missing).toEqual(["404: no page at /page-inconnue"]);
});

for (const address of ["/admin", "/llms.txt"])
  test(`${address} is not prepared`, async () => {
    expect((await prepareAndVisit(address)).activationStart).toBe(0);
  });
