import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { parse } from "yaml";
import { frozen } from "./support/builds";
import { cardTitles } from "./support/cards";
import {
  approach,
  keywords,
  reasons,
  reasonsTitle,
  sectors,
  services,
  TESTIMONIALS,
  heroActions,
} from "./support/specification";
import { exactly, plain } from "./support/text";

// Nothing of it waits for a script.
test.use({ javaScriptEnabled: false });

/** The innermost section that has a heading with this text. */
const sectionOf = (page: Page, heading: RegExp) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading }) })
    .last();

test("the home page holds what the specification says", async ({ page }) => {
  await page.goto("/");

  await test.step("the headline says what the agency is", async () => {
    const headline = page.getByRole("heading", { level: 1 });
    await expect(headline).toHaveCount(1);
    await expect(headline).toContainText("agence de marketing IA");
    await expect(headline).toContainText(/croissance (digitale|numérique)/);
  });

  await test.step("the hero shows its three statistics and two buttons", async () => {
    const hero = page.getByRole("main").locator("section").first();
    await expect(hero).toContainText(/\+150\s?%/);
    await expect(hero).toContainText("ROI moyen");
    await expect(hero).toContainText("50+");
    await expect(hero).toContainText("clients satisfaits");
    await expect(hero).toContainText(/24\s?h/);
    await expect(hero).toContainText(/réponse/i);
    await expect(hero.getByRole("link", { name: heroActions.start })).toBeVisible();
    await expect(hero.getByRole("link", { name: heroActions.services })).toBeVisible();
  });

  await test.step("the sections are in the order of the specification", async () => {
    const order = [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("heading", { name: services[0].title, exact: true }),
      page.getByRole("heading", { name: approach[0], exact: true }),
      page
        .getByRole("main")
        .getByText(keywords[0] ?? "", { exact: true })
        .first(),
      page.getByRole("heading", { name: exactly(reasonsTitle) }),
      page.locator("#secteurs"),
      page.locator("blockquote").first(),
      page.locator("#contact"),
      page.getByRole("contentinfo"),
    ];
    const tops: number[] = [];
    for (const element of order) tops.push((await element.boundingBox())?.y ?? NaN);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(page.locator("main > :last-child")).toHaveAttribute("id", "contact");
  });

  await test.step("nine service cards, each with a title, a description and the way in", async () => {
    const cards = page.locator("#services article");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
      services.map(({ title }) => title),
    );
    for (const [index, { path }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("link")).toHaveAttribute("href", path);
      await expect(card.getByRole("paragraph")).toHaveText(/\S.{30}/s);
    }
  });

  await test.step("six approach cards, in the section with the id services too, and four reasons", async () => {
    const last = { name: approach[5], exact: true };
    await expect(page.locator("#services").getByRole("heading", last)).toBeVisible();
    expect(await cardTitles(sectionOf(page, exactly(approach[0] ?? "")))).toEqual(approach);
    expect(await cardTitles(sectionOf(page, exactly(reasonsTitle)))).toEqual(reasons);
  });

  await test.step("eight sector cards, each a link to its page with 'En savoir +'", async () => {
    const titles = page.locator("#secteurs").getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(sectors.map(({ title }) => title));
    for (const { title, path } of sectors) {
      const card = page.getByRole("article").filter({
        has: page.getByRole("heading", { name: title, exact: true }),
      });
      const link = card.getByRole("link", { name: `En savoir + ${title}`, exact: true });
      await expect(link).toHaveAttribute("href", path);
      await expect(card.getByText("En savoir +")).toBeVisible();
    }
  });

  await test.step("six testimonials with five stars, quote, portrait, name and company", async () => {
    const cards = page.getByRole("figure").filter({ has: page.locator("blockquote") });
    await expect(cards).toHaveCount(TESTIMONIALS);
    let withoutRole = 0;
    for (const card of await cards.all()) {
      const stars = card.getByRole("img", { name: exactly("5 étoiles sur 5") });
      await expect(stars.locator("svg")).toHaveCount(5);
      expect((await card.getByRole("blockquote").innerText()).length).toBeGreaterThan(50);
      await expect(card.getByRole("img", { name: /portrait/i })).toHaveCount(1);
      await expect(card.locator("figcaption strong")).toHaveText(/\w+/);
      const roleAndCompany = await card.locator("figcaption span").first().innerText();
      if (!roleAndCompany.includes(",")) withoutRole += 1;
    }
    expect(withoutRole).toBe(1);
  });

  await test.step("the promises are on the page", async () => {
    for (const promise of [
      "Réponse sous 24 h",
      "Audit gratuit",
      "Sans engagement",
      "Disponibilité en temps réel",
    ])
      await expect(page.getByRole("listitem").filter({ hasText: exactly(promise) })).toBeVisible();
  });

  await test.step("a whole sector card is the link", async () => {
    await page.getByRole("article").filter({ hasText: "Cosmétique" }).click();
    await expect(page).toHaveURL("/secteurs/cosmetique");
  });
});

/** Number of columns of the elements. */
const columns = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements) =>
        new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size,
    );

test("testimonials have one, two or three columns, services two or three beside each other", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator("#services article");
  await expect(cards).toHaveCount(services.length);
  for (const [width, testimonialColumns] of [
    [375, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(page, "figure:has(blockquote)"), `${width} px`).toBe(testimonialColumns);
    if (width === 768) expect(await columns(page, "#services article")).toBe(2);
    if (width > 375) for (const card of await cards.all()) await expect(card).toBeVisible();
  }
  const rows = await cards.evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
  expect(Math.max(...rows)).toBe(3);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(2);
});

const { proof } = parse(readFileSync(path.join(frozen.contentDir, "interface.yaml"), "utf8"));

const weights = [
  `${proof.kilobytes} ko`,
  `${proof.reference.kilobytes.toLocaleString("fr")} ko`,
].map(plain);

test("the home page says what it weighs, the page on websites how many times lighter that is", async ({
  page,
}) => {
  await page.goto("/");
  const said = await page.locator("main > section").first().locator("dd").allInnerTexts();
  for (const weight of weights) expect(said.map(plain)).toContain(weight);
  await page.goto("/services/creation-site-web");
  const band = page.locator("[data-proof]");
  const ratio = Math.floor(proof.reference.kilobytes / proof.kilobytes);
  await expect(band.locator("strong")).toHaveText(String(ratio));
  expect((await band.locator("dd").allInnerTexts()).map(plain)).toEqual(weights);
  const source = (await band.getByRole("link").getAttribute("href")) ?? "no source";
  expect(proof.text).toContain(`](${source})`);
  await page.goto("/services/seo-geo");
  await expect(band).toHaveCount(0);
});
