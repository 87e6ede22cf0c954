import type { ContentType } from "../types/contentTypes";
import { redirects } from "../types/redirects";
import type { Field } from "../types/structure";
import type { ContentFile } from "./contentFile";
import type { FieldPath } from "./problem";

/** An entry that is there, but under a wrong name or at a wrong place. */
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

/** Where a value stands. */
export interface Place {
  file: ContentFile;
  path: FieldPath;
  field: Field;
  facts: SiteFacts;
}

/** A bare anchor in a shared text leads to the page's own section, else to the home page's. */
export const HOME_ANCHORS: readonly string[] = ["services", "secteurs", "contact"];

/** Pages that the law asks for: links to one are right even while its file is missing. */
export const REQUIRED_LEGAL_PAGES = ["mentions-legales", "confidentialite", "accessibilite"];

/**
 * Gathers the entries and pages of all files. A file counts by its name even while it is broken or
 * misplaced: links to it are right.
 */
export function siteFacts(
  files: readonly ContentFile[],
  misplaced: readonly MisplacedEntry[],
  contentDir: string,
): SiteFacts {
  const fixed = ["/merci", "/rendez-vous"];
  const legal = REQUIRED_LEGAL_PAGES.map((slug) => `/${slug}`);
  const pages = new Map<string, readonly string[]>([["/", HOME_ANCHORS]]);
  for (const page of [...fixed, ...legal]) pages.set(page, []);
  const slugs = new Map<string, Set<string>>();
  const entries = files
    .filter(({ type }) => "folder" in type.location)
    // Of a file that was renamed without its slug, the slug alone is told.
    .map(({ type, name, data }) => ({ type, names: [name, String(data?.slug ?? name)] }));
  for (const { type, names } of [...entries, ...misplaced]) {
    const { typeName, pathPrefix } = type;
    const known = slugs.get(typeName) ?? new Set();
    slugs.set(typeName, known);
    for (const name of names) known.add(name);
    const anchors = pathPrefix === "/" ? [] : ["contact"];
    if (pathPrefix) for (const name of names) pages.set(pathPrefix + name, anchors);
  }
  const filesOf = (typeName: string) => files.filter(({ type }) => type.typeName === typeName);
  if (filesOf("Service").length > 9) pages.set("/services", []);
  if (filesOf("Sector").length > 8) pages.set("/secteurs", []);
  const list = redirects.safeParse(filesOf("Redirects")[0]?.data).data?.moved ?? [];
  const moved = new Map(list.map(({ from, to }) => [from, to]));
  const origin = String(filesOf("SiteSettings")[0]?.data?.url);
  return { files, slugs, pages, moved, origin, contentDir };
}
