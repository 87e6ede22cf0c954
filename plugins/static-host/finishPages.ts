import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { markdownPath, pageFile, socialImagePath } from "../../contract/pageAddresses";
import type { Page } from "../content-model/pages/page";
import { dataElement } from "../content-model/pages/things";
import { metaPolicy, pagePolicy } from "./html/contentSecurityPolicy";
import { readInlineCode } from "./html/inlineCode";
import { pageMarkdown } from "./html/pageMarkdown";
import { writeSocialImage } from "./social/socialImage";

/** Folder that Gatsby builds into. */
const PUBLIC = "public";

/** File that Gatsby writes a page to. */
const builtFile = (pagePath: string) =>
  pagePath.endsWith(".html") ? pagePath.slice(1) : path.posix.join(pagePath.slice(1), "index.html");

/** Removes what earlier builds have made of pages that are gone; files of `static/` stay. */
const removeGone = async (made: ReadonlySet<string>) => {
  for (const file of await readdir(PUBLIC, { recursive: true })) {
    const isOfPage = /^(?!static)\S+\.(html|md)$|^social\/\S+\.png$/.test(file);
    if (isOfPage && !made.has(file) && !existsSync(path.join("static", file)))
      await rm(path.join(PUBLIC, file));
  }
};

/** A page with its policy inside: the host sends the 404 page at addresses that no rule can name. */
const withPolicy = (html: string, policy: string) =>
  html.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );

/**
 * Finishes the pages of a build, writes the files beside them, and removes those of pages that are gone.
 *
 * @param pages what is made of pages beside their HTML, by path
 * @param site the site's address and its wordmark (SVG)
 * @param built paths of the pages to publish
 * @returns the content security policy of each page
 * @throws Error naming pages that search engines may list and nothing describes
 */
export const finishPages = async (
  pages: ReadonlyMap<string, Page>,
  site: { url: string; wordmark: string },
  built: readonly string[],
) => {
  const made = new Set<string>();
  const undescribed: string[] = [];
  const place = async (file: string) => {
    made.add(file);
    await mkdir(path.dirname(path.join(PUBLIC, file)), { recursive: true });
    return path.join(PUBLIC, file);
  };
  const finish = async (pagePath: string) => {
    const source = path.join(PUBLIC, builtFile(pagePath));
    const page = pages.get(pagePath);
    const html = await readFile(source, "utf8");
    const whole = page ? html.replace("</body>", () => `${dataElement(page.things)}</body>`) : html;
    const code = readInlineCode(whole);
    const finished = pagePath === "/404.html" ? withPolicy(whole, metaPolicy(code)) : whole;
    if (!page && !html.includes('name="robots" content="noindex"')) undescribed.push(pagePath);
    await writeFile(await place(pageFile(pagePath).slice(1)), finished);
    if (page) {
      const { href, host } = new URL(pagePath, site.url);
      await writeFile(await place(markdownPath(pagePath).slice(1)), pageMarkdown(html, page, href));
      const card = { ...page.image, host, wordmark: site.wordmark };
      await writeSocialImage(await place(socialImagePath(pagePath).slice(1)), card);
    }
    return [pagePath, pagePolicy(code)] as const;
  };
  const policies = await Promise.all(built.map(finish));
  if (undescribed.length > 0)
    throw new Error(
      `No file of plugins/content-model/pages describes ${undescribed.join(", ")}: give the page one, or listed={false}.`,
    );
  await removeGone(made);
  return new Map([...policies].sort());
};
