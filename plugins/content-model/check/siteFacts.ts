import { existsSync } from "node:fs";
import path from "node:path";
import { bookingPage, ownBookingPage } from "../../../contract/bookingPage";
import { fixedPages } from "../pages/sitePages";
import { contentTypes, type ContentType } from "../types/contentTypes";
import { redirects } from "../types/redirects";
import type { Field } from "../types/structure";
import type { ContentFile } from "./contentFile";
import type { FieldPath } from "./problem";

/** An entry that exists under a wrong name or at a wrong place. */
export interface MisplacedEntry {
  type: ContentType;
  /** The names that it has and the one that it should have. */
  names: readonly string[];
}

/** What the checks of one file need to know of all the others. */
export interface SiteFacts {
  files: readonly ContentFile[];
  /** Slugs of each type's entries. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of the pages, with the anchors that each has. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Where old addresses lead, from redirects.yaml. */
  moved: ReadonlyMap<string, string>;
  /** The site's own address, from site.yaml. */
  origin: string;
  /** Absolute path of `content/`. */
  contentDir: string;
}

/** A value, with its file, its path there and its definition. */
export interface Place {
  file: ContentFile;
  path: FieldPath;
  field: Field;
  facts: SiteFacts;
}

/**
 * Gathers the entries and pages of all files. A file counts by its name even while it is broken or
 * misplaced: links to it are right.
 */
export function siteFacts(
  files: readonly ContentFile[],
  misplaced: readonly MisplacedEntry[],
  contentDir: string,
): SiteFacts {
  const pages = new Map(
    fixedPages.flatMap(({ paths, anchors }) => paths.map((address) => [address, anchors])),
  );
  const slugs = new Map<string, Set<string>>();
  const entries = files
    .filter(({ type }) => "folder" in type.location)
    // Of a file that was renamed without its slug, only the slug is reported.
    .map(({ type, name, data }) => ({ type, names: [name, String(data?.slug ?? name)] }));
  for (const { typeName, pages: own } of contentTypes) {
    const ofType = [...entries, ...misplaced].filter(({ type }) => type.typeName === typeName);
    const names = ofType.flatMap((entry) => entry.names);
    slugs.set(typeName, new Set(names));
    // Links to a page that the law asks for are right even while its file is missing.
    for (const name of [...names, ...(own?.required ?? [])])
      if (own) pages.set(own.prefix + name, own.anchors);
    if (own?.menu && ofType.length > own.menu.count) pages.set(own.menu.overview, []);
  }
  const dataOf = (typeName: string) => files.find(({ type }) => type.typeName === typeName)?.data;
  const { url } = (dataOf("SiteSettings")?.booking ?? {}) as { url?: string };
  if (bookingPage(url, dataOf("Booking") !== undefined) !== ownBookingPage)
    pages.delete(ownBookingPage);
  const list = redirects.safeParse(dataOf("Redirects")).data?.moved ?? [];
  const moved = new Map(list.map(({ from, to }) => [from, to]));
  return { files, slugs, pages, moved, origin: String(dataOf("SiteSettings")?.url), contentDir };
}

/** Files that the build makes, beside the pages and their Markdown alternates. */
const MADE_FILE =
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Whether an address is that of a file: of `static/` or made by the build. */
export function isSiteFile(address: string, { contentDir }: SiteFacts): boolean {
  return MADE_FILE.test(address) || existsSync(path.join(contentDir, "../static", address));
}
