import { dirname } from "node:path";
import type { z } from "zod";
import { legalPages } from "../pages/legalPage";
import type { EntryPages } from "../pages/page";
import { sectorPages } from "../pages/sector";
import { servicePages } from "../pages/service";
import { once } from "../../../contract/once";
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
  /** Name of its folder of `content/`, with one file for each entry. */
  name: string;
  /** One file of that name holds it instead. */
  isFile?: true;
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
    name: "services",
    pages: servicePages,
    label: "Services",
    entries: { min: 1, max: 99 },
  },
  {
    typeName: "Sector",
    schema: sector,
    interface: "Offer",
    name: "sectors",
    pages: sectorPages,
    label: "Secteurs",
    entries: { min: 1, max: 99 },
  },
  {
    typeName: "Testimonial",
    schema: testimonial,
    name: "testimonials",
    label: "Témoignages",
    // As many as the cards of the home page can lay out.
    entries: { min: 3, max: 12 },
  },
  {
    typeName: "LegalPage",
    schema: legalPage,
    name: "legal",
    pages: legalPages,
    label: "Pages légales",
  },
  {
    typeName: "Home",
    schema: home,
    name: "home",
    isFile: true,
    label: "Page d'accueil",
  },
  {
    // Gatsby owns a type named Site.
    typeName: "SiteSettings",
    schema: site,
    name: "site",
    isFile: true,
    label: "Réglages du site",
  },
  {
    typeName: "Interface",
    schema: interfaceTexts,
    name: "interface",
    isFile: true,
    label: "Textes de l'interface",
  },
  {
    typeName: "Booking",
    schema: booking,
    name: "booking",
    isFile: true,
    label: "Prise de rendez-vous",
    // Without it nothing is booked here.
    entries: { min: 0, max: 1 },
  },
  {
    typeName: "Redirects",
    schema: redirects,
    name: "redirects",
    isFile: true,
    label: "Redirections",
  },
];

/** The kind of a file, by its path inside `content/`; undefined when it has no place there. */
export const contentTypeOf = (relativePath: string): ContentType | undefined =>
  contentTypes.find(({ name, isFile }) =>
    isFile ? relativePath === `${name}.yaml` : dirname(relativePath) === name,
  );

/**
 * For gatsby-transformer-yaml: the GraphQL type of what it reads in a file of `content/`. A file with no place there gets
 * a type of its own; the check reports it.
 */
export const nodeTypeName = ({ node }: { node: { relativePath?: unknown } }) =>
  contentTypeOf(String(node.relativePath))?.typeName ?? "MisplacedContent";

/** Path inside `content/` of the file of an entry, or of the one that holds its kind. */
export const pathOf = ({ name, isFile }: ContentType, slug: string) =>
  isFile ? `${name}.yaml` : `${name}/${slug}.yaml`;

/** Files that the site cannot do without, by their paths inside `content/`. */
export const neededFiles = contentTypes.flatMap((type) => {
  const slugs = type.isFile && !type.entries ? [type.name] : type.pages?.required;
  return (slugs ?? []).map((slug) => pathOf(type, slug));
});

/** The definition of a kind of content, with its fields in their order. */
export const definitionOf = once((type: ContentType) =>
  readField(type.typeName, jsonSchemaOf(type.schema)),
);
