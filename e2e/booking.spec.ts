import { expect, test, type Locator } from "@playwright/test";
import { receivedMails } from "./support/backend";
import {
  asAPerson,
  bookButton,
  bookSlot,
  choose,
  fillBooking,
  newAddress,
  ownSlot,
  slots,
} from "./support/booking";
import { hold } from "./support/gate";
import { ownAddress } from "./support/leadForm";
import { drawn } from "./support/settled";
import { JUMP_OFFSET } from "./support/specification";

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

test("books by keyboard alone, from the first week to the last, offers to add it to a calendar, mails it, moves it and cancels it", async ({
  page,
}) => {
  test.slow();
  await page.goto("/rendez-vous");
  await expect(slots(page).first()).toBeAttached();
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    while (!(await isThere())) await press("Tab");
  };
  await tabTo(slots(page).first());
  for (const week of await page.locator("form details").all()) {
    await tabTo(week.locator("> summary"));
    await press("Enter");
    await expect(week).toHaveAttribute("open");
  }
  // The slots are one group of radio buttons: the tab key stops at it once, arrows go through the weeks that are open.
  const isAtSlot = () => page.evaluate(() => document.activeElement?.matches("[name=start]"));
  while (!(await isAtSlot())) await press("Shift+Tab");
  await press("Space");
  const values = (all: HTMLInputElement[]) => all.map(({ value }) => value);
  const own = ownSlot(await slots(page).evaluateAll(values));
  const chosen = page.locator("input[name=start]:checked");
  while ((await chosen.getAttribute("value")) !== own) await press("ArrowRight");
  await tabTo(page.getByLabel("Nom", { exact: true }));
  await page.keyboard.type("Élodie Martin");
  await tabTo(page.getByLabel("E-mail"));
  const address = newAddress();
  await page.keyboard.type(address);
  await asAPerson(page);
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("C’est réservé");
  await expect(page.getByText(/^Annuler$/)).toHaveCSS("content", "none", { pseudo: "before" });
  await expect(page.getByRole("link", { name: "Ajouter à Google Agenda" })).toBeVisible();
  await expect.poll(async () => (await receivedMails(address)).length).toBeGreaterThan(0);

  await page.getByText("Choisir un autre créneau").click();
  await choose(page);
  const legend = await page.locator("fieldset:has(:checked) legend").textContent();
  await page.getByRole("button", { name: "Déplacer le rendez-vous" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rendez-vous déplacé");
  await expect(page.locator("dl")).toContainText(legend ?? "");
  await tabTo(page.getByRole("button", { name: "Annuler le rendez-vous" }));
  await press("Enter");
  await page.waitForURL("**&done=cancel");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rendez-vous annulé");
});

test("a visitor who comes too late gets the nearest slots", async ({ page, context }) => {
  const late = await context.newPage();
  const starts: (string | null)[] = [];
  for (const visitor of [page, late]) {
    await visitor.goto("/rendez-vous");
    starts.push(await fillBooking(visitor));
  }
  expect(starts[0]).toBe(starts[1]);
  for (const visitor of [page, late]) {
    await asAPerson(visitor);
    await bookButton(visitor).click();
  }
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("Ce créneau vient d’être pris");
  const near = late.getByRole("alert").getByRole("link");
  await expect(near).toHaveCount(6);
  await near.nth(2).click();
  const radio = late.getByRole("radio").and(late.locator(":focus"));
  await expect(radio).toBeChecked();
  const ring = late.locator("label").filter({ has: radio });
  await expect(ring).toHaveCSS("outline-style", "solid");
  expect((await ring.boundingBox())?.y, "below the header").toBeGreaterThan(JUMP_OFFSET + 3);
  await expect(late.getByLabel("Nom", { exact: true })).toHaveValue("Élodie Martin");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the booking page shows the slots, and books", async ({ page }) => {
    await page.goto("/rendez-vous");
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await bookSlot(page);
  });
});

test("the contact section offers a slot of each of the next three days, once it is near; the chosen one is in the button", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("appointment-slots")) asked.push(request.url());
  });
  await page.goto("/services/seo-geo");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const contact = page.locator("#contact");
  await contact.scrollIntoViewIfNeeded();
  const links = contact.locator('a[href^="/rendez-vous?start="]');
  await expect(links).toHaveCount(3);
  expect(asked).toEqual([expect.stringContaining("zone=Europe%2FParis")]);
  // So has the form, which React runs from here on.
  await expect(page.locator("form[data-enhanced]")).toBeAttached();
  const days = (await links.allInnerTexts()).map((text) => text.split(",")[0]);
  expect(new Set(days).size).toBe(3);
  const href = (await links.first().getAttribute("href")) ?? "";
  await links.first().click();
  await expect(page.locator("input[name=start]:checked")).toHaveValue(
    new URL(href, "http://localhost").searchParams.get("start") ?? "",
  );
  // CSS counters write the time into the button, so only a picture shows it.
  const picture = async () =>
    (await bookButton(page).screenshot({ animations: "disabled" })).toString("base64");
  const offered = await picture();
  await slots(page).nth(1).check({ force: true });
  expect(await picture()).not.toBe(offered);
});

test("the way without a script stays where the server refuses, and under a visitor's focus", async ({
  page,
}) => {
  const way = page.getByRole("button", { name: "Voir les créneaux libres" });
  const answer = async () => (await page.waitForResponse("**/appointment-slots**")).finished();
  await page.route("**/appointment-slots**", (route) => route.fulfill({ status: 503, body: "no" }));
  const refused = answer();
  await page.goto("/rendez-vous");
  await refused;
  await drawn(page);
  await expect(way).toBeVisible();

  await page.unrouteAll();
  const release = await hold(page, "**/appointment-slots**");
  await page.reload();
  await way.focus();
  const late = answer();
  release();
  await late;
  await drawn(page);
  await expect(way).toBeFocused();
});
