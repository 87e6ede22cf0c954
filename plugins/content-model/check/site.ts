import type { ContentFile } from "./contentFile";

/** What the checks of one file need to know of all the others. */
export interface SiteFacts {
  files: readonly ContentFile[];
  /** Slugs of each type's entries, with the files that carry them. */
  slugs: ReadonlyMap<string, ReadonlyMap<string, ContentFile>>;
  /** Addresses of the pages, with the anchors that each has. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The site's own address, from site.yaml. */
  origin?: string;
  /** Absolute path of `content/`. */
  contentDir: string;
}

const HOME_ANCHORS = ["services", "secteurs", "contact"];
/** A bare anchor in a shared text leads to the page's own section, else to the home page's. */
export const SHARED_ANCHORS: ReadonlySet<string> = new Set(HOME_ANCHORS);

/** Pages that are not made of an entry. */
const FIXED_PAGES: [string, string[]][] = [
  ["/", HOME_ANCHORS],
  ["/merci", []],
  ["/rendez-vous", []],
];

/** Gathers the entries and pages of all files; a file counts by its name even while it is broken. */
export function siteFacts(files: readonly ContentFile[], contentDir: string): SiteFacts {
  const slugs = new Map<string, Map<string, ContentFile>>();
  const pages = new Map(FIXED_PAGES.map(([path, anchors]) => [path, new Set(anchors)]));
  for (const file of files) {
    const { typeName, pathPrefix, location } = file.type;
    if (!("folder" in location)) continue;
    const ofType = slugs.get(typeName) ?? new Map<string, ContentFile>();
    // A capital in the name is told once, at the file; what is linked to it is right.
    const name = file.name.toLowerCase();
    slugs.set(typeName, ofType.set(name, file));
    if (pathPrefix) {
      pages.set(pathPrefix + name, new Set(typeName === "LegalPage" ? [] : ["contact"]));
    }
  }
  if ((slugs.get("Service")?.size ?? 0) > 9) pages.set("/services", new Set());
  if ((slugs.get("Sector")?.size ?? 0) > 8) pages.set("/secteurs", new Set());
  const settings = files.find(({ type }) => type.typeName === "SiteSettings");
  const url = settings?.data?.url;
  return { files, slugs, pages, contentDir, origin: typeof url === "string" ? url : undefined };
}
