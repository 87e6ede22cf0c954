import type { ContentType } from "../types/contentTypes";
import { valueAt, type ContentFile } from "./contentFile";

/** An entry that is there, but under a wrong name or at a wrong place. */
export interface MisplacedEntry {
  type: ContentType;
  /** The name that it has and the one that it should have. */
  names: readonly string[];
}

/** What the checks of one file need to know of all the others. */
export interface SiteFacts {
  files: readonly ContentFile[];
  /** Slugs of each type's entries. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of the pages, with the anchors that each has. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where old addresses lead, from redirects.yaml. */
  moved: ReadonlyMap<string, string>;
  /** The site's own address, from site.yaml. */
  origin?: string;
  /** Absolute path of `content/`. */
  contentDir: string;
}

const HOME_ANCHORS = ["services", "secteurs", "contact"];
/** A bare anchor in a shared text leads to the page's own section, else to the home page's. */
export const SHARED_ANCHORS: ReadonlySet<string> = new Set(HOME_ANCHORS);

/** Pages that the law asks for: links to one are right even while its file is missing. */
export const REQUIRED_LEGAL_PAGES = ["mentions-legales", "confidentialite", "accessibilite"];

/** Pages that are there whatever the entries. */
const FIXED_PAGES: [string, string[]][] = [
  ["/", HOME_ANCHORS],
  ["/merci", []],
  ["/rendez-vous", []],
  ["/equipe", []],
  ...REQUIRED_LEGAL_PAGES.map((slug): [string, string[]] => [`/${slug}`, []]),
];

/**
 * Gathers the entries and pages of all files. A file counts by its name even while it is broken or
 * misplaced: links to it are right.
 */
export function siteFacts(
  files: readonly ContentFile[],
  misplaced: readonly MisplacedEntry[],
  contentDir: string,
): SiteFacts {
  const slugs = new Map<string, Set<string>>();
  const pages = new Map(FIXED_PAGES.map(([path, anchors]) => [path, new Set(anchors)]));
  const add = ({ typeName, pathPrefix }: ContentType, name: string) => {
    slugs.set(typeName, (slugs.get(typeName) ?? new Set()).add(name));
    if (pathPrefix) {
      pages.set(pathPrefix + name, new Set(typeName === "LegalPage" ? [] : ["contact"]));
    }
  };
  for (const { type, name, data } of files) {
    if (!("folder" in type.location)) continue;
    add(type, name);
    // Of a file that was renamed without its slug, the slug alone is told.
    if (typeof data?.slug === "string") add(type, data.slug);
  }
  for (const { type, names } of misplaced) for (const name of names) add(type, name);
  const count = (typeName: string) => files.filter(({ type }) => type.typeName === typeName).length;
  if (count("Service") > 9) pages.set("/services", new Set());
  if (count("Sector") > 8) pages.set("/secteurs", new Set());
  const dataOf = (typeName: string) => files.find(({ type }) => type.typeName === typeName)?.data;
  const url = dataOf("SiteSettings")?.url;
  const moved = valueAt(dataOf("Redirects"), ["moved"]);
  return {
    files,
    slugs,
    pages,
    contentDir,
    origin: typeof url === "string" ? url : undefined,
    moved: new Map(
      (Array.isArray(moved) ? moved : []).map((one) => [
        String(valueAt(one, ["from"])),
        String(valueAt(one, ["to"])),
      ]),
    ),
  };
}
