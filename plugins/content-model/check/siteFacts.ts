import { existsSync } from "node:fs";
import path from "node:path";
import { bookingPage, ownBookingPage } from "../../../contract/bookingPage";
import { fixedPages } from "../pages/sitePages";
import { contentTypes } from "../types/contentTypes";
import type { ContentFile } from "./contentFile";
import { slugOf } from "./names";

/** What the checks of one file need to know of all the others. */
export interface SiteFacts {
  /** Slugs of each type's entries. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of the pages, with the anchors that each has. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Where old addresses lead, from redirects.yaml. */
  moved: ReadonlyMap<string, string>;
  /** The site's own origin, from site.yaml. */
  origin: string;
  contentDir: string;
}

/** Gathers entries and pages. A file counts by its name even while it is broken or misplaced: links to it are right. */
export function siteFacts(files: readonly ContentFile[], contentDir: string): SiteFacts {
  const fileOf = (typeName: string) => files.find(({ type }) => type.typeName === typeName);
  const text = (typeName: string, ...path: string[]) => fileOf(typeName)?.typedAt(path) ?? "";
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
  const booksAt = bookingPage(text("SiteSettings", "booking", "url"), Boolean(fileOf("Booking")));
  if (booksAt !== ownBookingPage) pages.delete(ownBookingPage);
  const redirects = fileOf("Redirects");
  const moved = new Map<string, string>();
  for (const { path } of redirects?.places.values() ?? [])
    if (redirects && path.at(-1) === "from")
      moved.set(redirects.typedAt(path), redirects.typedAt([...path.slice(0, -1), "to"]));
  const [address = "https://site.invalid"] =
    /^https?:\/\/[\w.-]+/.exec(text("SiteSettings", "url")) ?? [];
  return { slugs, pages, moved, origin: address, contentDir };
}

/** What is there beside the listed pages and their Markdown: the page of thanks, files that the build makes. */
const MADE_FILE =
  /^\/(?:merci|robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Whether an address is that of a file: of `static/` or made by the build. */
export const isSiteFile = (address: string, { contentDir }: SiteFacts) =>
  MADE_FILE.test(address) || existsSync(path.join(contentDir, "../static", address));
