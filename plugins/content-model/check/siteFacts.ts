import { existsSync } from "node:fs";
import path from "node:path";
import { bookingPage, ownBookingPage } from "../../../contract/bookingPage";
import { fixedPages } from "../pages/sitePages";
import { contentTypes } from "../types/contentTypes";
import { withoutEmptied } from "../types/emptied";
import { redirects } from "../types/redirects";
import type { ContentFile } from "./contentFile";
import { slugOf } from "./didYouMean";

/** What the checks of one file need to know of all the others. */
export interface SiteFacts {
  /** Slugs of each type's entries. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of the pages, with the anchors that each has. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Where old addresses lead, from redirects.yaml. */
  moved: ReadonlyMap<string, string>;
  /** The site's own address, from site.yaml. */
  origin: string;
  contentDir: string;
}

/** Gathers entries and pages. A file counts by its name even while it is broken or misplaced: links to it are right. */
export function siteFacts(files: readonly ContentFile[], contentDir: string): SiteFacts {
  const pages = new Map(
    fixedPages.flatMap(({ paths, anchors }) => paths.map((address) => [address, anchors])),
  );
  const slugs = new Map<string, Set<string>>();
  for (const type of contentTypes) {
    const entries = files.filter((file) => file.type === type);
    // Of a file that was renamed without its slug, only the slug is reported.
    const names = entries.flatMap(({ name, data }) => [
      name,
      slugOf(name),
      `${data?.slug ?? name}`,
    ]);
    slugs.set(type.typeName, new Set(names));
    const { prefix = "", anchors = [], menu, required = [] } = type.pages ?? {};
    // Links to a page that the law asks for are right even while its file is missing.
    for (const name of [...names, ...required]) if (prefix) pages.set(prefix + name, anchors);
    if (menu && entries.length > menu.count) pages.set(menu.overview, []);
  }
  const dataOf = (typeName: string) => files.find(({ type }) => type.typeName === typeName)?.data;
  const { url } = (dataOf("SiteSettings")?.booking ?? {}) as { url?: string };
  if (bookingPage(url, dataOf("Booking") !== undefined) !== ownBookingPage)
    pages.delete(ownBookingPage);
  const list = redirects.safeParse(withoutEmptied(dataOf("Redirects"))).data?.moved ?? [];
  const moved = new Map(list.map(({ from, to }) => [from, to]));
  return { slugs, pages, moved, origin: String(dataOf("SiteSettings")?.url), contentDir };
}

/** Files that the build makes, beside the pages and their Markdown alternates. */
const MADE_FILE =
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Whether an address is that of a file: of `static/` or made by the build. */
export const isSiteFile = (address: string, { contentDir }: SiteFacts) =>
  MADE_FILE.test(address) || existsSync(path.join(contentDir, "../static", address));
