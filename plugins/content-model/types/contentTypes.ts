import type { z } from "zod";
import { legalPages } from "../pages/legalPage";
import type { EntryPages } from "../pages/page";
import { sectorPages } from "../pages/sector";
import { servicePages } from "../pages/service";
import { once } from "../once";
import { booking } from "./booking";
import { jsonSchemaOf, readField } from "./structure";
import { home } from "./home";
import { interfaceTexts } from "./interface";
import { legalPage } from "./legalPage";
import { redirects } from "./redirects";
import { sector } from "./sector";
import { service } from "./service";
import { site } from "./site";
import { testimonial } from "./testimonial";

/** A kind of content: where its files are, what they hold and what is made of them. */
export interface ContentType {
  /** Name of its GraphQL type. */
  typeName: string;
  schema: z.ZodObject;
  /** Name of the GraphQL interface that kinds with the same fields share. */
  interface?: string;
  /** Folder of `content/` with one file per entry, or the single file that holds it. */
  location: { folder: string } | { file: string };
  /** Absent when entries have no page. */
  pages?: EntryPages<never>;
  /** French name of the kind, in the plural for a folder. */
  label: string;
  /** How many files there may be; absent for one that has to be there, and for a folder that may be empty. */
  entries?: { min: number; max: number };
}

/** Every kind of content of the site. */
export const contentTypes: readonly ContentType[] = [
  {
    typeName: "Service",
    schema: service,
    interface: "Offer",
    location: { folder: "services" },
    pages: servicePages,
    label: "Services",
    entries: { min: 1, max: 99 },
  },
  {
    typeName: "Sector",
    schema: sector,
    interface: "Offer",
    location: { folder: "sectors" },
    pages: sectorPages,
    label: "Secteurs",
    entries: { min: 1, max: 99 },
  },
  {
    typeName: "Testimonial",
    schema: testimonial,
    location: { folder: "testimonials" },
    label: "Témoignages",
    // As many as the cards of the home page can lay out.
    entries: { min: 3, max: 12 },
  },
  {
    typeName: "LegalPage",
    schema: legalPage,
    location: { folder: "legal" },
    pages: legalPages,
    label: "Pages légales",
  },
  {
    typeName: "Home",
    schema: home,
    location: { file: "home.yaml" },
    label: "Page d'accueil",
  },
  {
    // Gatsby owns a type named Site.
    typeName: "SiteSettings",
    schema: site,
    location: { file: "site.yaml" },
    label: "Réglages du site",
  },
  {
    typeName: "Interface",
    schema: interfaceTexts,
    location: { file: "interface.yaml" },
    label: "Textes de l'interface",
  },
  {
    typeName: "Booking",
    schema: booking,
    location: { file: "booking.yaml" },
    label: "Prise de rendez-vous",
    // Without it nothing is booked here.
    entries: { min: 0, max: 1 },
  },
  {
    typeName: "Redirects",
    schema: redirects,
    location: { file: "redirects.yaml" },
    label: "Redirections",
  },
];

/** The kind of a file, by its path inside `content/`; undefined when it has no place there. */
export function contentTypeOf(relativePath: string): ContentType | undefined {
  const parts = relativePath.split("/");
  return contentTypes.find(({ location }) =>
    "folder" in location
      ? parts.length === 2 && parts[0] === location.folder
      : relativePath === location.file,
  );
}

/**
 * For gatsby-transformer-yaml: the GraphQL type of what it reads in a file of `content/`. A file with no place there gets
 * a type of its own; the check reports it.
 */
export const nodeTypeName = ({ node }: { node: { relativePath?: unknown } }) =>
  contentTypeOf(String(node.relativePath))?.typeName ?? "MisplacedContent";

/** Name of a kind where it needs one of its own: its folder, or its file without extension. */
export const kindName = ({ location }: ContentType) =>
  "folder" in location ? location.folder : location.file.replace(".yaml", "");

/** Path inside `content/` of the file of an entry, or of the one that holds its kind. */
export const pathOf = ({ location }: ContentType, slug: string) =>
  "file" in location ? location.file : `${location.folder}/${slug}.yaml`;

/** Files that the site cannot do without, by their paths inside `content/`. */
export const neededFiles = contentTypes.flatMap((type) => {
  const slugs = "folder" in type.location || type.entries ? type.pages?.required : [kindName(type)];
  return (slugs ?? []).map((slug) => pathOf(type, slug));
});

/** The definition of a kind of content, with its fields in their order. */
export const definitionOf = once((type: ContentType) =>
  readField(type.typeName, jsonSchemaOf(type.schema)),
);
