import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { markdownPath } from "../../contract/pageAddresses";
import { themeColors } from "../../src/theme/colors";
import { headersFile, hostHeaders } from "./files/hostHeaders";
import { lastChanges } from "./files/lastChanges";
import { llmsText } from "./files/llmsText";
import { sitePages } from "./files/sitePages";
import { finishPages } from "./finishPages";
import { readSiteData } from "./siteData";
import {
  isIndexable,
  manifest,
  redirectsFile,
  robots,
  securityText,
  sitemap,
} from "./files/siteFiles";
import { weightWarning } from "./weighPage";

/** What Gatsby writes about its own scripts, which no page loads. */
const ABOUT_SCRIPTS = ["webpack.stats.json", "chunk-map.json"];

/**
 * Finishes a build: each page's HTML, and the files beside the pages for the host, search engines and
 * AI readers. Fails on a page with code that its policy cannot allow.
 *
 * @param publicDir folder that Gatsby built into
 * @param now the time of the build
 */
export const finishSite = async (
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  publicDir: string,
  now: Date,
) => {
  const site = await readSiteData(graphql);
  const pages = new Map(sitePages(site).map((page) => [page.path, page]));
  const listed = [...pages.values()].filter(({ isListed }) => isListed);
  const indexable = isIndexable(process.env);
  const write = async (name: string, text: string) => {
    const file = path.join(publicDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };

  const pagePaths = site.pages.nodes.map((page) => page.path.replace(/(?<=.)\/$/, ""));
  const policies = await finishPages(site, pages, { pagePaths, publicDir });
  const warning = weightWarning(publicDir, site.interface.proof.kilobytes);
  if (warning) reporter.warn(warning);

  const absolute = (address: string) => new URL(address, site.settings.url).href;
  const changes = await lastChanges("content");
  await write("llms.txt", llmsText(site, markdownPath));
  await write(
    "sitemap.xml",
    sitemap(
      listed.map(({ path: pagePath, source }) => ({
        url: absolute(pagePath),
        lastModified: source && changes.get(source),
      })),
    ),
  );
  await write("robots.txt", robots(site.settings.url, indexable));
  await write("_redirects", redirectsFile(site.redirects?.moved ?? []));
  await write("manifest.webmanifest", manifest(site.settings, themeColors));
  await write(".well-known/security.txt", securityText(site.settings, now));
  const alternates = new Map(listed.map((page) => [markdownPath(page.path), absolute(page.path)]));
  for (const name of ABOUT_SCRIPTS) await rm(path.join(publicDir, name), { force: true });
  await write("_headers", headersFile(hostHeaders({ policies, alternates, indexable })));
};
