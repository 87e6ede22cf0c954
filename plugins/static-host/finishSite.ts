import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { markdownPath } from "../../contract/pageAddresses";
import { themeColors } from "../../src/theme/colors";
import { readSite } from "../content-model/pages/sitePages";
import { headersFile, hostHeaders } from "./files/hostHeaders";
import {
  isIndexable,
  manifest,
  redirectsFile,
  robots,
  securityText,
  sitemap,
} from "./files/siteFiles";
import { finishPages } from "./finishPages";
import { weightWarning } from "./weighPage";

/** What Gatsby writes about its own scripts, which no page loads. */
const ABOUT_SCRIPTS = ["webpack.stats.json", "chunk-map.json"];

/**
 * Finishes a build: each page's HTML, and the files beside the pages for the host, search engines and
 * AI readers.
 */
export const finishSite = async ({ graphql, reporter }: BuildArgs) => {
  const { settings, wordmark, kilobytes, moved, built, pages, llms } = await readSite(
    async <Data>(query: string) => {
      const { data, errors } = await graphql<Data>(query);
      if (data && !errors) return data;
      throw new Error(`The content could not be read: ${JSON.stringify(errors)}`);
    },
  );
  const write = async (name: string, text: string) => {
    const file = path.join("public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };

  const policies = await finishPages(
    new Map(pages.map((page) => [page.path, page])),
    { url: settings.url, wordmark },
    built,
  );
  const warning = weightWarning("public", kilobytes);
  if (warning) reporter.warn(warning);

  const absolute = (address: string) => new URL(address, settings.url).href;
  await write("llms.txt", llms);
  await write("sitemap.xml", sitemap(pages.map((page) => absolute(page.path))));
  await write("robots.txt", robots(settings.url, isIndexable(process.env)));
  await write("_redirects", redirectsFile(moved));
  await write("manifest.webmanifest", manifest(settings, themeColors));
  await write(".well-known/security.txt", securityText(settings, new Date()));
  const alternates = new Map(pages.map((page) => [markdownPath(page.path), absolute(page.path)]));
  for (const name of ABOUT_SCRIPTS) await rm(path.join("public", name), { force: true });
  await write("_headers", headersFile(hostHeaders({ policies, alternates })));
};
