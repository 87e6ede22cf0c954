import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { socialImagePath, markdownPath } from "../../contract/pageAddresses";
import type { SitePage } from "./files/sitePages";
import { pagePolicy } from "./html/contentSecurityPolicy";
import { finishPage } from "./html/finishPage";
import { withWeight } from "./html/withWeight";
import { readInlineCode } from "./html/inlineCode";
import { dataFile, publishedFile, takePages, type TakenPage } from "./pageFiles";
import type { SiteData } from "./siteData";
import { writeSocialImage } from "./social/writeSocialImage";

/** A page as it was finished last: what it was made of, and its content security policy. */
type Finished = { inputs: string; policy: string };

const CACHE_KEY = "finished-pages";

/** While one page is laid out, the images of others are compressed on other processors. */
const AT_ONCE = 4;

const writeFileBelow = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** Writes a page's HTML and what stands beside it. */
const finish = async (
  { pagePath, target }: TakenPage,
  { html, pageData, page }: { html: string; pageData: string; page: SitePage | undefined },
  { settings, wordmark }: SiteData,
  publicDir: string,
) => {
  const { data = "", alternate, card } = page?.describe(pageData) ?? {};
  const finished = finishPage(withWeight(html, publicDir), {
    data,
    ownPolicy: pagePath === "/404.html",
  });
  const code = readInlineCode(finished);
  await writeFileBelow(target, finished);
  if (alternate) await writeFileBelow(path.join(publicDir, markdownPath(pagePath)), alternate);
  if (card) {
    const brand = { host: new URL(settings.url).host, wordmark: wordmark.svg };
    await writeSocialImage(path.join(publicDir, socialImagePath(pagePath)), { ...card, ...brand });
  }
  return { policy: pagePolicy(code), faults: code.faults.map((fault) => `${pagePath}: ${fault}`) };
};

/** What is asked of Gatsby's cache. */
interface BuildCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/**
 * Finishes the pages that a build has changed, with the files beside them, and removes what it left of pages that are gone.
 *
 * @param pagePaths the pages to publish
 * @param cache Gatsby's own: it is emptied when code of a plugin changes, as all pages must be finished anew then
 * @returns the content security policy of each page
 * @throws Error naming the code of pages that no policy can allow
 */
export const finishPages = async (
  site: SiteData,
  pages: ReadonlyMap<string, SitePage>,
  { pagePaths, publicDir, cache }: { pagePaths: string[]; publicDir: string; cache: BuildCache },
) => {
  const last = new Map((await cache.get(CACHE_KEY)) as [string, Finished][] | undefined);
  // Should this build fail midway, its pages are not those of the last one any more.
  const unknown = { inputs: "", policy: "" };
  await cache.set(
    CACHE_KEY,
    [...last.keys()].map((pagePath) => [pagePath, unknown]),
  );
  const now = new Map<string, Finished>();
  const faults: string[] = [];
  const waiting = await takePages(publicDir, pagePaths);
  const work = async () => {
    for (let taken = waiting.pop(); taken; taken = waiting.pop()) {
      const { pagePath, source, target } = taken;
      const page = pages.get(pagePath);
      const html = await readFile(source, "utf8");
      const pageData = page ? await readFile(dataFile(publicDir, pagePath), "utf8") : "";
      const inputs = createHash("sha256")
        .update([html, pageData, page?.readsDigest].join("\0"))
        .digest("hex");
      const before = last.get(pagePath);
      if (before?.inputs === inputs && existsSync(target)) {
        now.set(pagePath, before);
        continue;
      }
      const made = await finish(taken, { html, pageData, page }, site, publicDir);
      faults.push(...made.faults);
      now.set(pagePath, { inputs, policy: made.policy });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (faults.length > 0) {
    const found = [...new Set(faults)].join("\n");
    throw new Error(`Code that the content security policy cannot allow:\n${found}`);
  }
  for (const gone of [...last.keys()].filter((pagePath) => !now.has(pagePath))) {
    for (const file of [publishedFile(gone), markdownPath(gone), socialImagePath(gone)])
      await rm(path.join(publicDir, file), { force: true });
  }
  await cache.set(CACHE_KEY, [...now]);
  return new Map([...now].map(([pagePath, { policy }]) => [pagePath, policy] as const).sort());
};
