import { expect, test, type Page } from "@playwright/test";
import { expectNoViolationsInBoth } from "./support/axe";
import { listedPaths } from "./support/sitePages";
import { keywords } from "./support/specification";
import { plain, solid } from "./support/text";
import { runsOf, textsOf } from "./support/words";

const SITE = "https://www.cresca.example";

type Thing = { "@type": string; [property: string]: unknown };
type Read = Awaited<ReturnType<typeof readPage>>;

/** What the HTML of a page says, without laying it out. */
const readPage = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    /** Where links lead, without a section. */
    const links = (selector: string) =>
      all(selector).map((link) => link.getAttribute("href")?.replace(/[#?].*/, "") ?? "");
    const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);
    const metas = all("meta[content]").map((meta): [string | null, string | null] => [
      meta.getAttribute("property") ?? meta.getAttribute("name"),
      meta.getAttribute("content"),
    ]);
    const things: Thing[] = texts(all('script[type="application/ld+json"]')).flatMap(
      (block) => JSON.parse(block)["@graph"],
    );
    for (const code of all("script, style")) code.remove();
    const names = all("[aria-label], [alt]").map(
      (named) => named.ariaLabel ?? named.getAttribute("alt"),
    );
    return {
      title: parsed.title,
      metas: Object.fromEntries(metas) as Record<string, string | undefined>,
      canonical: links("link[rel=canonical]"),
      markdown: links('link[rel=alternate][type="text/markdown"]'),
      links: links("a"),
      linksOfMain: links("main a"),
      things,
      questions: texts(all("main details > summary")),
      // An invented deliverable is a picture, in letters; a testimonial is a figure too.
      facts: texts(
        all("main :is(h1, h2, h3, p, dt, dd, summary)").filter(
          (element) =>
            !element.closest(
              "form, nav, [data-fragment], [aria-hidden], figure:not(:has(blockquote))",
            ),
        ),
      ),
      /** All that it says: its text, the names of its parts, and its metadata. */
      words: [parsed.body.textContent, ...names, ...metas.map(([, content]) => content)].join("\n"),
    };
  }, html);
};

/** Title, description, address and image of a page; those that no other page may have, by kind. */
const expectHead = async (page: Page, path: string, { title, metas, canonical }: Read) => {
  const { description, "og:image": image = "" } = metas;
  expect(title).toMatch(/^.{1,60}$/);
  expect(canonical).toEqual([SITE + path]);
  expect(metas, path).toMatchObject({
    description: expect.stringMatching(/^.{70,160}$/),
    "og:url": SITE + path,
    "og:locale": "fr_FR",
    "og:title": expect.stringMatching(/./),
    "og:description": description,
    "twitter:card": "summary_large_image",
  });
  const file = await (await page.request.get(new URL(image).pathname)).body();
  expect([file.readUInt32BE(16), file.readUInt32BE(20)], image).toEqual([1200, 630]);
  return { title, description, image };
};

/** The types of the structured data of pages, by the first part of their paths. */
const TYPES: Record<string, string[]> = {
  "": ["ProfessionalService", "WebSite"],
  services: ["Service", "BreadcrumbList", "FAQPage"],
  secteurs: ["WebPage", "BreadcrumbList", "FAQPage"],
};

/** The structured data name what the page is, and say nothing that it does not show, but for what describes the agency. */
const expectStructuredData = (path: string, { things, questions, words }: Read, agency: string) => {
  const types = things.map((thing) => thing["@type"]);
  expect(types, path).toEqual(TYPES[path.split("/")[1] ?? ""] ?? ["WebPage", "BreadcrumbList"]);
  expect(JSON.stringify(things)).not.toMatch(/"(Review|AggregateRating|Rating)"/);
  if (path === "/")
    expect(things[0]).toMatchObject({
      telephone: "+33199004720",
      address: { addressLocality: "Paris", addressCountry: "France" },
      knowsAbout: keywords,
      // A social link is the agency's own once it leads to a page of its own (e2e/edits/frozenContent.ts).
      sameAs: ["https://www.instagram.com/cresca"],
    });
  const faq = things.find((thing) => thing["@type"] === "FAQPage");
  if (faq) {
    expect(questions.length, path).toBeGreaterThanOrEqual(3);
    const names = (faq.mainEntity as { name: string }[]).map(({ name }) => plain(name));
    expect(names, path).toEqual(questions.map(plain));
  }
  // The pages name the city only.
  const said = solid(`${words} ${agency} France`);
  const unsaid = textsOf(things).filter((text) => !said.includes(solid(text)));
  expect(unsaid, path).toEqual([]);
};

/** The Markdown of a page holds the facts of the page, and no other. */
const expectMarkdown = async (page: Page, path: string, { markdown, facts, words }: Read) => {
  const answer = await page.request.get(String(markdown[0]));
  expect(answer.headers()["content-type"]).toContain("text/markdown");
  expect(answer.headers().link).toBe(`<${SITE}${path}>; rel="canonical"`);
  const [, front = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await answer.text()) ?? [];
  expect(front).toContain(`url: ${SITE}${path}`);
  const runs = runsOf(body);
  const absent = facts.filter(
    (fact) => !runs.join("").includes(runsOf(fact.replace(/\.$/, "")).join("")),
  );
  expect(absent, path).toEqual([]);
  const unsaid = runs.filter((run) => !solid(words).includes(run));
  expect(unsaid, path).toEqual([]);
};

/** Every page is at most two clicks from home, and services and sectors link both ways. */
const expectLinked = (pages: Map<string, Read>) => {
  const paths = [...pages.keys()];
  const near = ["/", ...(pages.get("/")?.links ?? [])];
  const reached = near.flatMap((path) => [path, ...(pages.get(path)?.links ?? [])]);
  expect(reached).toEqual(expect.arrayContaining(paths));
  for (const service of paths.filter((path) => path.startsWith("/services/"))) {
    const { linksOfMain = [] } = pages.get(service) ?? {};
    const sectors = linksOfMain.filter((path) => path.startsWith("/secteurs/"));
    expect(sectors, service).not.toEqual([]);
    for (const sector of sectors) expect(pages.get(sector)?.linksOfMain, sector).toContain(service);
  }
};

test("each page has its own head, structured data that it shows, Markdown with its facts, and links that lead to it", async ({
  page,
  request,
}) => {
  // The agency is described in one way everywhere, also where the page has other words.
  const { description: agency } = await (await request.get("/manifest.webmanifest")).json();
  const seen = new Map<string, string>();
  const pages = new Map<string, Read>();
  for (const path of await listedPaths(request)) {
    const read = await readPage(page, path);
    pages.set(path, read);
    for (const [kind, value] of Object.entries(await expectHead(page, path, read))) {
      expect(seen.get(`${kind} ${value}`), `${kind} of ${path}`).toBeUndefined();
      seen.set(`${kind} ${value}`, path);
    }
    expectStructuredData(path, read, agency);
    await expectMarkdown(page, path, read);
  }
  expectLinked(pages);
});

test("pages that are not to be found say so and are in no list", async ({ page, request }) => {
  for (const path of ["/merci", "/inconnu"]) {
    const { metas, canonical } = await readPage(page, path);
    expect([metas.robots, canonical], path).toEqual(["noindex", []]);
    expect(await listedPaths(request)).not.toContain(path);
  }
});

test("every question of a page can be opened, accessibly", async ({ page }) => {
  await page.goto("/services/google-ads");
  for (const question of await page.locator("main details > summary").all()) await question.click();
  for (const answer of await page.locator("main details > :last-child").all())
    await expect(answer).toBeVisible();
  await expectNoViolationsInBoth(page, "questions open", "main");
});

test("AI readers find every page in llms.txt", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  const links = [...text.matchAll(/\((https:[^)]+\.md)\)/g)].map(([, url = ""]) => url);
  expect(links).toHaveLength((await listedPaths(request)).length);
  for (const link of links)
    expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
});

test("robots, manifest, security contact and icons are there", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const contact = await (await request.get("/.well-known/security.txt")).text();
  const [, expires] = /Expires: (.+)/.exec(contact) ?? [];
  expect(Date.parse(String(expires))).toBeGreaterThan(Date.now());
  const manifest = await request.get("/manifest.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const src of [...icons.map((icon) => icon.src), "/favicon.ico", "/apple-touch-icon.png"])
    expect((await request.get(src)).status(), src).toBe(200);
});
