import { expect, test, type Page } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
import { listedPaths } from "./support/sitePages";
import { keywords } from "./support/specification";
import { plain, solid } from "./support/text";
import { runsOf, textsOf, wordsOf } from "./support/words";

const SITE = "https://www.cresca.example";

/** Of the agency, for machines: its country, where the pages name the city only. */
const FOR_MACHINES = /^France$/;

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute("content");

type Thing = { "@type": string; [property: string]: unknown };

const structuredData = async (page: Page): Promise<Thing[]> => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => JSON.parse(block)["@graph"]);
};

/** Title, description, address and image of a page; those that no other page may have, by kind. */
const expectHead = async (page: Page, path: string) => {
  const title = await page.title();
  const description = (await meta(page, "description")) ?? "";
  expect(title.length, title).toBeLessThanOrEqual(60);
  expect(description.length, description).toBeGreaterThanOrEqual(70);
  expect(description.length, description).toBeLessThanOrEqual(160);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", SITE + path);
  expect(await meta(page, "og:url")).toBe(SITE + path);
  expect(await meta(page, "og:locale")).toBe("fr_FR");
  expect(await meta(page, "og:title")).not.toBe("");
  expect(await meta(page, "og:description")).toBe(description);
  expect(await meta(page, "twitter:card")).toBe("summary_large_image");
  const image = (await meta(page, "og:image")) ?? "";
  const file = await (await page.request.get(new URL(image).pathname)).body();
  expect([file.readUInt32BE(16), file.readUInt32BE(20)], image).toEqual([1200, 630]);
  return { title, description, image };
};

/** The structured data name what the page is, and say nothing that it does not show, but for what describes the agency. */
const expectStructuredData = async (page: Page, path: string, agency: string) => {
  const things = await structuredData(page);
  const types = things.map((thing) => thing["@type"]);
  const expected =
    path === "/"
      ? ["ProfessionalService", "WebSite"]
      : path.startsWith("/services/")
        ? ["Service", "BreadcrumbList", "FAQPage"]
        : path.startsWith("/secteurs/")
          ? ["WebPage", "BreadcrumbList", "FAQPage"]
          : ["WebPage", "BreadcrumbList"];
  expect(types, path).toEqual(expected);
  expect(JSON.stringify(things)).not.toMatch(/"(Review|AggregateRating|Rating)"/);
  if (path === "/")
    expect(things[0]).toMatchObject({
      telephone: "+33199004720",
      address: { addressLocality: "Paris", addressCountry: "France" },
      knowsAbout: keywords,
    });

  const words = (await wordsOf(page)) + solid(agency);
  const absent = textsOf(things).filter(
    (text) => !words.includes(solid(text)) && !FOR_MACHINES.test(text),
  );
  expect(absent, path).toEqual([]);
};

/** The Markdown of a page holds the facts of the page, and no other. */
const expectMarkdown = async (page: Page, path: string) => {
  const alternate = await page
    .locator('link[rel="alternate"][type="text/markdown"]')
    .getAttribute("href");
  const answer = await page.request.get(String(alternate));
  expect(answer.headers()["content-type"]).toContain("text/markdown");
  expect(answer.headers().link).toBe(`<${SITE}${path}>; rel="canonical"`);
  const [, front = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await answer.text()) ?? [];
  expect(front).toContain(`url: ${SITE}${path}`);

  const facts = await page
    .locator("main :is(h1, h2, h3, p, dt, dd, summary)")
    .evaluateAll((elements) =>
      elements
        // An invented deliverable is a picture, in letters; a testimonial is a figure too.
        .filter(
          (element) =>
            !element.closest(
              "form, nav, [data-fragment], [aria-hidden], figure:not(:has(blockquote))",
            ),
        )
        .map((element) => element.textContent),
    );
  const alternateWords = runsOf(body).join("");
  const absent = facts.filter(
    (fact) => !alternateWords.includes(runsOf(fact.replace(/\.$/, "")).join("")),
  );
  expect(absent, path).toEqual([]);
  const words = await wordsOf(page);
  expect(
    runsOf(body).filter((run) => !words.includes(run)),
    path,
  ).toEqual([]);
};

test("each page has its own head, structured data that it shows, and Markdown with its facts", async ({
  page,
  request,
}) => {
  test.slow();
  // The agency is described in one way everywhere, also where the page has other words.
  const { description: agency } = await (await request.get("/manifest.webmanifest")).json();
  const seen = new Map<string, string>();
  for (const path of await listedPaths(request)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const [kind, value] of Object.entries(await expectHead(page, path))) {
      expect(seen.get(`${kind} ${value}`), `${kind} of ${path}`).toBeUndefined();
      seen.set(`${kind} ${value}`, path);
    }
    await expectStructuredData(page, path, agency);
    await expectMarkdown(page, path);
  }
});

test("pages that are not to be found say so and are in no list", async ({ page, request }) => {
  for (const path of ["/merci", "/inconnu"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await meta(page, "robots"), path).toBe("noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    expect(await listedPaths(request)).not.toContain(path);
  }
});

test("every question of a page can be opened, accessibly, and is in its structured data", async ({
  page,
}) => {
  await page.goto("/services/google-ads");
  const questions = page.locator("main details > summary");
  const faq = (await structuredData(page)).find((thing) => thing["@type"] === "FAQPage");
  const names = (faq?.mainEntity as { name: string }[]).map(({ name }) => plain(name));
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect((await questions.allTextContents()).map(plain)).toEqual(names);
  for (const question of await questions.all()) await question.click();
  for (const answer of await page.locator("main details > :last-child").all())
    await expect(answer).toBeVisible();
  await expectNoViolationsInBoth(page, "questions open", "main");
});

test("AI readers find every page in llms.txt", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  const links = [...text.matchAll(/\((https:[^)]+\.md)\)/g)].map(([, url = ""]) => url);
  expect(links).toHaveLength((await listedPaths(request)).length);
  for (const link of links) {
    expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
  }
});

test("robots, manifest, security contact and icons are there", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const expires = /Expires: (.+)/.exec(
    await (await request.get("/.well-known/security.txt")).text(),
  )?.[1];
  expect(Date.parse(String(expires))).toBeGreaterThan(Date.now());
  const manifest = await request.get("/manifest.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const src of [...icons.map((icon) => icon.src), "/favicon.ico", "/apple-touch-icon.png"]) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});

test("every page is at most two clicks from home, and services and sectors link both ways", async ({
  request,
}) => {
  const paths = await listedPaths(request);
  const links = new Map<string, { all: string[]; main: string[] }>();
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    links.set(path, { all: linksIn(html), main: linksIn(main) });
  }
  const near = ["/", ...(links.get("/")?.all ?? [])];
  const reached = new Set(near.flatMap((path) => [path, ...(links.get(path)?.all ?? [])]));
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);

  for (const service of paths.filter((path) => path.startsWith("/services/"))) {
    const sectors = links.get(service)?.main.filter((path) => path.startsWith("/secteurs/")) ?? [];
    expect(sectors.length, service).toBeGreaterThan(0);
    for (const sector of sectors) expect(links.get(sector)?.main, sector).toContain(service);
  }
});
