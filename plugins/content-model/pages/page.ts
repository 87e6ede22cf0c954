import type { Thing as AnyThing } from "schema-dts";
import type { InterfaceTexts } from "../types/interface";

/** What pages are about, in the vocabulary of schema.org: the compiler checks every name and value. */
export type Thing = Exclude<AnyThing, string>;

/** What every kind of page knows of the site. */
export interface Site {
  settings: NonNullable<Queries.SiteFactsQuery["settings"]>;
  interface: NonNullable<Queries.SiteFactsQuery["interface"]>;
  /** SVG drawings that pages without one of their own show. */
  drawings: Record<"home" | "contact", string>;
}

/** A page that search engines may list, and what is made of it beside its HTML. */
export interface Page {
  path: string;
  /** llms.txt: the heading that the page is under, and what is said of it there. */
  group: string;
  title: string;
  summary: string;
  /** Its social image: a few words above a title, beside an SVG drawing in the roles of the palette. */
  image: Record<"kicker" | "title" | "artwork", string>;
  /** Structured data. */
  things: readonly Thing[];
}

/** One or more pages of one make. */
export interface PageKind<Data> {
  /** Asks for the content of its pages. Gatsby types its answer (gatsby-config.ts, `graphqlTypegen`). */
  query: string;
  /** Sections that a link may name. */
  anchors: readonly string[];
  /** `label` is the name of the kind, as the menus say it. */
  pages(data: Data, site: Site, label: string): readonly Page[];
}

/** Pages that the site always has. */
export interface FixedPages<Data> extends PageKind<Data> {
  /** Addresses that a link may name. */
  paths: readonly string[];
}

/** The pages of a folder's entries, one each. */
export interface EntryPages<Data> extends PageKind<Data> {
  /** Start of each address. */
  prefix: string;
  /** Entries that the law asks for: they cannot be removed, and need no link in the content. */
  required?: readonly string[];
  /** Where a menu lists the entries: its name, or `true` for that of the kind. */
  menu?: true | ((texts: InterfaceTexts) => string);
}

/** The absolute address of a path of the site. */
export const absolute = ({ settings }: Pick<Site, "settings">, path: string) =>
  new URL(path, settings.url).href;
