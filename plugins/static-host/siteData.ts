import type { BuildArgs } from "gatsby";
import { SITE_DATA } from "./siteDataQuery";

export type Entry = Pick<Queries.Service, "path" | "title" | "summary">;

/** An entry with the name of its file, without extension. */
export type NamedEntry = Entry & Pick<Queries.Service, "slug">;

export type Card = Pick<Queries.IconCard, "title" | "description">;

/** `text` is HTML. */
export type Part = Queries.TextSection;

/** `answer` is HTML. */
export type Question = Queries.Question;

/** What a client knows before signing. */
export type Terms = Queries.Terms;

/** What the page of a service and that of a sector have in common. */
export type Offer = Pick<
  Queries.Service,
  "path" | "title" | "artwork" | "seo" | "hero" | "figure" | "sections" | "faq"
> & {
  cards: readonly Card[];
  related: readonly Entry[];
  deliverable?: { title: string; text: string } | null;
  terms?: Terms | null;
  logosTitle?: string | null;
  logos?: readonly Pick<Queries.SectorLogo, "alt" | "sample">[] | null;
};

export type LegalPage = Pick<Queries.LegalPage, "path" | "slug" | "title" | "seo" | "sections"> & {
  /** As YYYY-MM-DD. */
  updated: string;
  updatedInWords: string;
};

/** `status` is 301 when absent. */
export type Redirect = Queries.Redirect;

type Drawing = { svg: string };

/** The answer to `SITE_DATA`; of the content's types it has the fields that are asked for there. */
export interface SiteData {
  settings: Queries.SiteSettings;
  interface: Queries.Interface;
  home: Queries.Home;
  booking: Queries.Booking;
  homeArtwork: Drawing;
  thanksArtwork: Drawing;
  notFoundArtwork: Drawing;
  legalArtwork: Drawing;
  wordmark: Drawing;
  mainServices: readonly Entry[];
  mainSectors: readonly Entry[];
  services: { nodes: readonly NamedEntry[] };
  sectors: { nodes: readonly NamedEntry[] };
  legalPages: { nodes: readonly LegalPage[] };
  testimonials: {
    nodes: readonly Pick<Queries.Testimonial, "name" | "role" | "company" | "text" | "sample">[];
  };
  redirects: Pick<Queries.Redirects, "moved"> | null;
  pages: { nodes: readonly { path: string }[] };
}

/** What the files beside the pages are made of, but for the offers' own pages (see offerData.ts). */
export const readSiteData = async (graphql: BuildArgs["graphql"]): Promise<SiteData> => {
  const { data, errors } = await graphql<SiteData>(SITE_DATA);
  if (!data || errors) throw new Error(`The content could not be read: ${JSON.stringify(errors)}`);
  return data;
};
