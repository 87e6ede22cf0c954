import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { ensureFirefox } from "../scripts/ensureBrowser";
import { storedLeads } from "./support/backend";
import { asOldAsAPersons, ownSlot, unfold } from "./support/booking";
import { fieldNames, newLead, success } from "./support/leadForm";
import { JUMP_OFFSET } from "./support/specification";

// The main journeys in the other engine, in Debian's own Firefox by WebDriver BiDi.

const PREFERENCES = {
  // Half of its start is for processes that no test needs.
  "dom.ipc.processPrelaunch.enabled": false,
  "dom.ipc.processCount": 1,
  "fission.autostart": false,
};

let browser: Browser;
let page: Page;

// One browser for all of them.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // A fresh machine installs Firefox first.
  test.setTimeout(240_000);
  const executablePath = ensureFirefox();
  test.skip(!executablePath, "no Firefox here: install one, or name it by FIREFOX_PATH");
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
});

test.afterAll(async () => {
  await browser?.close();
});

test.beforeEach(async () => {
  test.setTimeout(60_000);
  page = await browser.newPage();
});

test.afterEach(async () => {
  await page.close();
});

const open = async (path: string, width = 1280) => {
  await page.setViewport({ width, height: 800 });
  return page.goto(`${test.info().project.use.baseURL}${path}`);
};

/** Fills in the message form; gives what it has filled in. */
const fillForm = async () => {
  const lead = newLead();
  for (const [name, value] of Object.entries(lead))
    await page.locator(`#contact [name=${name}]`).fill(value);
  return lead;
};

/** Whether an element shows, invisible ancestors included. */
const isShown = (selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));

test("the panel opens, a group expands, Escape closes, a link leads on", async () => {
  await open("/", 375);
  await page.click('[commandfor="menu-panel"][command="show-modal"]');
  await expect.poll(() => isShown("#menu-panel")).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => isShown("#menu-panel")).toBe(false);
  await page.click('[commandfor="menu-panel"][command="show-modal"]');
  await page.click("#menu-panel details:nth-of-type(2) summary");
  await page.waitForFunction(
    () => document.querySelector("#menu-panel")!.getBoundingClientRect().right <= innerWidth,
  );
  await Promise.all([
    page.waitForNavigation(),
    page.click('#menu-panel a[href="/secteurs/tourisme"]'),
  ]);
  expect(new URL(page.url()).pathname).toBe("/secteurs/tourisme");
});

test("the contact link stops 80 px above its section, whose form names what is missing, then sends the message", async () => {
  await open("/");
  await page.click('main a[href="#contact"]');
  await expect
    .poll(() =>
      page.$eval("#contact", (section) => Math.round(section.getBoundingClientRect().top)),
    )
    .toBe(JUMP_OFFSET);
  await page.focus("#contact [name=name]");
  await page.waitForSelector("form[data-enhanced]");
  await page.click("#contact button[type=submit]");
  await expect
    .poll(() => page.$$eval("[aria-invalid=true]", ({ length }) => length))
    .toBe(fieldNames.length);
  await fillForm();
  await page.click("#contact button[type=submit]");
  // Not `$eval`: the status may still be empty, and a poll ends at an error.
  await expect
    .poll(() => page.$$eval("#contact [role=status] p", ([title]) => title?.textContent ?? ""), {
      timeout: 15_000,
    })
    .toMatch(success.title);
  const name = await page.$eval("#contact input[name=name]", ({ value }) => value);
  expect(name).toBe("");
});

// Here, since Chromium without a window keeps no page that one goes back to.
test("a second message after Back arrives too, with the scripts blocked", async () => {
  await page.setRequestInterception(true);
  page.on(
    "request",
    (sent) => void (/\.js(\?|$)/.test(sent.url()) ? sent.abort() : sent.continue()),
  );
  await open("/services/seo-geo");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  for (const visit of ["first", "second"]) {
    const { email } = await fillForm();
    await page.click("#contact button[type=submit]");
    // Without a handle: one that a navigation overtakes rejects where no `catch` of ours sees it.
    const title = () => page.evaluate(() => document.querySelector("h1")?.textContent ?? "");
    await expect.poll(() => title().catch(() => ""), visit).toMatch(success.title);
    expect(await storedLeads(email), visit).toHaveLength(1);
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.restored).catch(() => ""))
      .toBe("true");
  }
});

test("an appointment is booked, then cancelled", async () => {
  await open("/rendez-vous");
  await page.waitForSelector("input[name=start]");
  const starts = await page.$$eval("input[name=start]", (all) => all.map(({ value }) => value));
  const slot = `input[value="${ownSlot(starts)}"]`;
  await page.$eval(slot, unfold);
  await page.click(slot);
  await page.type("#name", "Élodie Martin");
  await page.type("#email", newLead().email);
  await asOldAsAPersons(await page.$eval("input[name=pass]", ({ value }) => value));
  const press = (selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);
  const title = () => page.$eval("h1", ({ textContent }) => textContent);
  await press("form .submit");
  expect(await title()).toBe("C’est réservé");
  await press("form .quiet");
  expect(await title()).toBe("Rendez-vous annulé");
});
