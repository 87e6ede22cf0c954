import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { socialImagePath, markdownPath } from "../../contract/pageAddresses";
import type { SitePage } from "./files/sitePages";
import { pagePolicy } from "./html/contentSecurityPolicy";
import { finishPage } from "./html/finishPage";
import { readInlineCode } from "./html/inlineCode";
import type { SiteData } from "./siteData";
import { writeSocialImage } from "./social/writeSocialImage";

/**
 * File that a page is published as. A page `/a/b` is the file `a/b.html`, not `a/b/index.html`: the host
 * serves a file at the address without a slash and redirects the other form to it, and would do the
 * opposite for a folder.
 *
 * @param pagePath path of the page, without trailing slash
 */
export const publishedFile = (pagePath: string) => {
  if (pagePath === "/") return "index.html";
  return pagePath.endsWith(".html") ? pagePath.slice(1) : `${pagePath.slice(1)}.html`;
};

/** File that Gatsby writes a page to. */
const builtFile = (pagePath: string) =>
  pagePath.endsWith(".html") ? pagePath.slice(1) : path.posix.join(pagePath.slice(1), "index.html");

/** File that Gatsby writes the answer to a page's query to. */
const dataFile = (pagePath: string) =>
  path.join("page-data", pagePath === "/" ? "index" : pagePath, "page-data.json");

/** Removes what earlier builds have made of pages that are gone; files of `static/` stay. */
const removeGone = async (publicDir: string, made: ReadonlySet<string>) => {
  for (const file of await readdir(publicDir, { recursive: true })) {
    const isOfPage = /^(?!_gatsby|page-data|static)\S+\.(html|md)$|^social\/\S+\.png$/.test(file);
    if (isOfPage && !made.has(file) && !existsSync(path.join("static", file)))
      await rm(path.join(publicDir, file));
  }
};

/**
 * Finishes the pages of a build, writes the files beside them, and removes those of pages that are gone.
 *
 * @param pagePaths the pages to publish
 * @returns the content security policy of each page
 * @throws Error naming the code of pages that no policy can allow
 */
export const finishPages = async (
  { settings, wordmark }: Pick<SiteData, "settings" | "wordmark">,
  pages: ReadonlyMap<string, SitePage>,
  { pagePaths, publicDir }: { pagePaths: string[]; publicDir: string },
) => {
  const made = new Set<string>();
  const faults = new Set<string>();
  const place = async (file: string) => {
    made.add(file);
    await mkdir(path.dirname(path.join(publicDir, file)), { recursive: true });
    return path.join(publicDir, file);
  };
  const finish = async (pagePath: string) => {
    const built = path.join(publicDir, builtFile(pagePath));
    const html = await readFile(built, "utf8");
    const page = pages.get(pagePath);
    const pageData = page ? await readFile(path.join(publicDir, dataFile(pagePath)), "utf8") : "";
    const { data = "", alternate, card } = page?.describe(pageData) ?? {};
    const finished = finishPage(html, { data, ownPolicy: pagePath === "/404.html" });
    const code = readInlineCode(finished);
    for (const fault of code.faults) faults.add(`${pagePath}: ${fault}`);
    await rm(built);
    await writeFile(await place(publishedFile(pagePath)), finished);
    if (alternate) await writeFile(await place(markdownPath(pagePath).slice(1)), alternate);
    if (card) {
      const brand = { host: new URL(settings.url).host, wordmark: wordmark.svg };
      await writeSocialImage(await place(socialImagePath(pagePath).slice(1)), {
        ...card,
        ...brand,
      });
    }
    return [pagePath, pagePolicy(code)] as const;
  };
  const policies = await Promise.all(pagePaths.map(finish));
  if (faults.size > 0) {
    const found = [...faults].join("\n");
    throw new Error(`Code that the content security policy cannot allow:\n${found}`);
  }
  await removeGone(publicDir, made);
  return new Map([...policies].sort());
};
