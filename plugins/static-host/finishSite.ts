import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { socialImagePath, twinPath } from "../../contract/pageAddresses";
import { themeColors } from "../../src/theme/colors";
import { pagePolicy } from "./html/contentSecurityPolicy";
import { finishPage } from "./html/finishPage";
import { headersFile, hostHeaders } from "./files/hostHeaders";
import { readInlineCode } from "./html/inlineCode";
import { lastChanges } from "./files/lastChanges";
import { indexablePages, otherCards } from "./files/indexablePages";
import { llmsText } from "./files/llmsText";
import { takePages } from "./pageFiles";
import { readSiteData } from "./siteData";
import { writeSocialImages } from "./social/writeSocialImages";
import {
  isIndexable,
  manifest,
  redirectsFile,
  robots,
  securityText,
  sitemap,
} from "./files/siteFiles";

/** Where Gatsby's list of scripts by page goes, out of what is published. */
const BUILD_STATISTICS = ".cache/webpack.stats.json";

/** Gatsby makes `/404` and `/404.html` of one page; the host wants the second. */
const isPublished = (pagePath: string) => !/^\/(404\/?|dev-404-page\/?)$/.test(pagePath);

/**
 * Finishes a build: each page's HTML, and the files beside the pages for the host, search engines and
 * AI readers. Fails on a page with code that its policy cannot allow.
 *
 * @param publicDir folder that Gatsby built into
 * @param now the time of the build
 */
export const finishSite = async (
  { graphql }: Pick<BuildArgs, "graphql">,
  publicDir: string,
  now: Date,
) => {
  const site = await readSiteData(graphql);
  const listed = new Map(indexablePages(site).map((page) => [page.path, page]));
  const indexable = isIndexable(process.env);
  const write = async (name: string, text: string) => {
    const file = path.join(publicDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };

  const policies = new Map<string, string>();
  const faults: string[] = [];
  const pagePaths = site.pages.nodes.map((page) => page.path.replace(/(?<=.)\/$/, ""));
  for (const { pagePath, source, target } of await takePages(
    publicDir,
    pagePaths.filter(isPublished),
  )) {
    const html = await finishPage(await readFile(source, "utf8"), {
      data: listed.get(pagePath)?.data ?? "",
      ownPolicy: pagePath === "/404.html",
    });
    const code = readInlineCode(html);
    faults.push(...code.faults.map((fault) => `${pagePath}: ${fault}`));
    policies.set(pagePath, pagePolicy(code));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
  }
  if (faults.length > 0) {
    throw new Error(
      `Code that the content security policy cannot allow:\n${[...new Set(faults)].join("\n")}`,
    );
  }

  const absolute = (address: string) => new URL(address, site.settings.url).href;
  const changes = await lastChanges("content");
  for (const { path: pagePath, twin } of listed.values()) await write(twinPath(pagePath), twin);
  const cards = [...listed.values()].map(({ path: page, card }) => [page, card] as const);
  await writeSocialImages(
    new Map(
      [...cards, ...otherCards(site)].map(([page, card]) => [
        path.join(publicDir, socialImagePath(page)),
        { ...card, host: new URL(site.settings.url).host, wordmark: site.wordmark.svg },
      ]),
    ),
  );
  await write("llms.txt", llmsText(site, twinPath));
  await write(
    "sitemap.xml",
    sitemap(
      [...listed.values()].map(({ path: pagePath, source }) => ({
        url: absolute(pagePath),
        lastModified: source && changes.get(source),
      })),
    ),
  );
  await write("robots.txt", robots(site.settings.url, indexable));
  await write("_redirects", redirectsFile(site.redirects?.moved ?? []));
  await write("manifest.webmanifest", manifest(site.settings, themeColors));
  await write(".well-known/security.txt", securityText(site.settings, now));
  const twins = new Map([...listed.keys()].map((page) => [twinPath(page), absolute(page)]));
  // What the scripts are made of is for tools, not for visitors.
  await rename(path.join(publicDir, "webpack.stats.json"), BUILD_STATISTICS);
  const rootFiles = await readdir(publicDir);
  await write("_headers", headersFile(hostHeaders({ policies, twins, rootFiles, indexable })));
};
