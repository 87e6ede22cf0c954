import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { notice, openDesk, openSession, storeLead } from "./support/desk";
import { ownAddress } from "./support/leadForm";
import { overflow } from "./support/overflow";
import { watchComplaints } from "./support/sitePages";

test.use({ extraHTTPHeaders: ownAddress() });

test.beforeEach(async ({ context }) => {
  test.setTimeout(90_000);
  await openSession(context);
});

const DESK = "**/staff-desk?**";

/** Checks a state in both themes, and on a small phone. */
const check = async (page: Page, state: string) => {
  await expectNoViolations(page, state);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, `${state}, dark`, "colours");
  await page.emulateMedia({ colorScheme: "light" });
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      { message: state },
    )
    .toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
};

const screens = ["", "#vue=rendez-vous", "#vue=chiffres", "#vue=compte"];

/** Leaves the views of a screen unanswered, but for the session. */
const hold = (page: Page) =>
  page.route(DESK, (route) =>
    route.request().url().includes("view=session&") || /view=session$/.test(route.request().url())
      ? route.continue()
      : undefined,
  );

for (const search of screens)
  test(`every state of ${search || "the messages"}: loading, there, failing, mended`, async ({
    page,
  }) => {
    await storeLead();
    const complaints = await watchComplaints(page);
    await hold(page);
    await openDesk(page, search).catch(() => undefined);
    await expect(page.getByText("Chargement…").first()).toBeAttached();
    await check(page, `${search} loading`);
    expect(complaints).toEqual([]);

    await page.unroute(DESK);
    await page.route(DESK, (route) =>
      /view=session/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 503, json: { error: "unavailable" } }),
    );
    await page.goto("about:blank");
    await page.goto(`/equipe${search}`);
    await expect(page.getByText("Le serveur ne répond pas").first()).toBeVisible();
    await check(page, `${search} failing`);

    await page.unroute(DESK);
    const retry = page.getByRole("button", { name: "Réessayer" });
    if (await retry.count()) await retry.first().click();
    else await page.reload();
    await expect(page.getByText("Le serveur ne répond pas")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await check(page, `${search} there`);
  });

test("a message with its menu, its dialog and a notice", async ({ page }) => {
  const complaints = await watchComplaints(page);
  const long = "Anne-Charlotte de La Rochefoucauld-Doudeauville-Saint-Exupéry".repeat(2);
  const { id, mark } = await storeLead({
    name: long,
    message: `${"Très long. ".repeat(80)}\n${"x".repeat(300)}`,
  });
  await openDesk(page, `#etat=all&q=${mark}&message=${id}`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(long);
  await check(page, "message");
  await page.getByRole("button", { name: "Marquer comme répondu" }).click();
  await expect(notice(page, "Marqué comme répondu")).toBeVisible();
  await check(page, "notice");
  await page.locator("summary").first().click();
  await expectNoViolations(page, "menu");
  // Whatever stands around it: it opens to where there is room.
  await page.getByRole("button", { name: "Effacer cette personne" }).click({ timeout: 5_000 });
  await expect(page.getByRole("dialog")).toContainText("1 message");
  await check(page, "dialog");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("says when nothing matches, and when a message is gone", async ({ page }) => {
  await openDesk(page, "#q=aucun-message-ne-dit-cela");
  await expect(page.getByRole("heading", { name: "Aucun message ne correspond" })).toBeVisible();
  await check(page, "nothing matches");
  await page.getByRole("button", { name: "Retirer les filtres" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await openDesk(page, "#message=20200101-inconnu");
  await expect(page.getByRole("heading", { name: "Introuvable" })).toBeVisible();
  await check(page, "gone");
});

test("offline: says so, keeps what is there and what is typed, and goes on afterwards", async ({
  page,
  context,
}) => {
  const { id, name } = await storeLead();
  await openDesk(page, `#message=${id}`);
  const message = page.getByRole("region", { name: "Message", exact: true });
  await message.getByLabel("Nouvelle note").fill("dans le train");
  await context.setOffline(true);
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible();
  await message.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(notice(page, "vous êtes hors ligne")).toBeVisible();
  await expect(message.getByLabel("Nouvelle note")).toHaveValue("dans le train");
  await expect(message.getByRole("heading", { level: 2 })).toHaveText(name);
  await check(page, "offline");
  await context.setOffline(false);
  await expect(page.getByText(/^Vous êtes hors ligne/)).toHaveCount(0);
  await message.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(message.getByLabel("Nouvelle note")).toHaveValue("");
});

test("figures: the promise over three periods, and each chart as a table", async ({ page }) => {
  await storeLead({ answeredAfter: 1 });
  await openDesk(page, "#vue=chiffres");
  await expect(page.locator("svg[role=img]")).toHaveCount(5);
  for (const days of ["7", "90"]) {
    await page.getByRole("radio", { name: `${days} jours` }).check({ force: true });
    await expect(page.getByText(/^\d+\s%$/)).toBeVisible();
  }
  const tables = page.locator("summary", { hasText: "Voir le tableau" });
  for (const summary of await tables.all()) await summary.click();
  await expect(page.getByRole("table")).toHaveCount(3);
  const seo = page.getByRole("row", { name: /SEO & GEO/ }).getByRole("cell");
  expect(Number(await seo.first().textContent())).toBeGreaterThan(0);
  await check(page, "tables");
});
