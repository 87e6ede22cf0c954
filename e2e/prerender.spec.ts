import { expect, test } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { openTab, type ShownPage } from "../scripts/shownTab";
import { launchOptions } from "./support/browser";

// A link that is hovered is prepared whole: the page must do nothing until it is shown. By Puppeteer, because
// Playwright does not let pages be prerendered.

/** Waits until a page has loaded, and done what it does by itself. */
const loaded = async (page: ShownPage, path: string) => {
  const state = () => page.evaluate(() => `${location.pathname} ${document.readyState}`);
  // Before it has begun there is nothing to ask.
  await expect(async () => expect(await state()).toBe(`${path} complete`)).toPass({
    timeout: 15_000,
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
};

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
  await loaded(tab.page, "/merci");
});

test.afterEach(async () => {
  await tab.close();
});

/** Where the link stands, and where nothing does. */
const [ON_LINK, BESIDE_LINK] = [[120, 215] as const, [700, 700] as const];

const pointer = (
  type: "mouseMoved" | "mousePressed" | "mouseReleased",
  [x, y]: readonly [number, number] = ON_LINK,
) =>
  tab.page.send("Input.dispatchMouseEvent", {
    ...{ type, x, y },
    ...(type !== "mouseMoved" && { button: "left" as const, clickCount: 1 }),
  });

const click = async () => {
  await pointer("mousePressed");
  // The tab may show the other page before it has answered.
  void pointer("mouseReleased").catch(() => undefined);
};

/** Puts a link to an address there, over all else. */
const addLink = (address: string) =>
  tab.page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Lien" });
    link.style.cssText =
      "position: fixed; inset: 200px auto auto 100px; z-index: 99; padding: 20px";
    document.body.append(link);
  }, address);

/** The page that the browser prepares, once it is whole. */
const preparedPage = async (path: string) => {
  await expect.poll(tab.prerendered, { timeout: 15_000 }).toBeDefined();
  const page = tab.prerendered();
  if (!page) throw new Error(`${path} was prepared, and dropped.`);
  await loaded(page, path);
  return page;
};

/** Hovers a link to an address until its page is prepared, then clicks it. */
const prepareAndVisit = async (address: string) => {
  await addLink(address);
  await pointer("mouseMoved");
  const page = await preparedPage(address.replace(/#.*/, ""));
  const logged = await page.readConsole();
  const before = { asked: [...page.asked], logged: [...logged] };
  await click();
  const isShown = () => page.evaluate(() => !Reflect.get(document, "prerendering"));
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true);
  return { page, before, logged };
};

test("the home page, once prepared, has asked for no pass, and started no React; its strip moves", async () => {
  const { page, before } = await prepareAndVisit("/");
  const visit = await page.evaluate(() => ({
    stored: Object.keys(localStorage),
    strip: document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName?.startsWith("strip"))
      .map(({ playState }) => playState),
  }));
  expect(before.asked).toContain("/");
  expect(before.asked.filter((path) => /\.js$|^\/\.netlify|^\/page-data/.test(path))).toEqual([]);
  expect(visit.stored).toEqual([]);
  expect(visit.strip).toEqual(["running"]);
  expect(before.logged).toEqual([]);
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

// By its own address: the browser drops what the host answers with 404.
test("the page for missing ones logs when it is visited, not before, and once", async () => {
  const { page, before, logged } = await prepareAndVisit("/404");
  expect(before.logged).toEqual([]);
  await loaded(page, "/404");
  expect(logged).toEqual(["404: no page at /404"]);
});

for (const address of ["/admin", "/llms.txt"])
  test(`${address} is not prepared`, async () => {
    // A press prepares at once, and in order: when it does so with the second link, it has left out the first.
    for (const link of [address, "/"]) {
      await addLink(link);
      await pointer("mousePressed");
      await pointer("mouseReleased", BESIDE_LINK);
    }
    await preparedPage("/");
    expect(tab.begun()).toBe(1);
  });
