import type { BuildArgs } from "gatsby";
import { SITE_DATA } from "./siteDataQuery";

export interface Entry {
  path: string;
  title: string;
  summary: string;
}

/** An entry with the name of its file, without extension. */
export interface NamedEntry extends Entry {
  slug: string;
}

export interface Card {
  title: string;
  description: string;
}

/** `text` is HTML. */
export interface Part {
  title: string;
  text: string;
}

/** `answer` is HTML. */
export interface Question {
  question: string;
  answer: string;
}

interface Figure {
  value: string;
  label: string;
}

interface Head {
  title: string;
  description: string;
}

/** What a client knows before signing. */
export interface Terms {
  price: string;
  unit: string;
  includes: string;
  steps: readonly { when: string; what: string }[];
  notDone: readonly string[];
  sample: boolean;
}

/** What the page of a service and that of a sector have in common. */
export interface Offer {
  path: string;
  title: string;
  artwork: string;
  seo: Head;
  hero: { kicker: string; title: string; text: string };
  figure: Figure | null;
  cards: readonly Card[];
  sections: readonly Part[];
  faq: readonly Question[];
  related: readonly Entry[];
  deliverable?: { title: string; text: string } | null;
  terms?: Terms | null;
  logosTitle?: string | null;
  logos?: readonly { alt: string; sample: boolean }[] | null;
}

export interface LegalPage {
  path: string;
  slug: string;
  title: string;
  /** As YYYY-MM-DD. */
  updated: string;
  updatedInWords: string;
  seo: Head;
  sections: Part[];
}

interface Intro {
  title: string;
  text: string;
}

/** `status` is 301 when absent. */
export interface Redirect {
  from: string;
  to: string;
  status: number | null;
}

export interface SiteData {
  settings: {
    brand: { name: string; baseline: string; description: string };
    url: string;
    contact: {
      email: string;
      phone: string;
      street: string;
      postalCode: string;
      city: string;
      country: string;
      hours: string;
    };
    booking: { url: string };
    social: { url: string }[];
    promises: string[];
  };
  interface: {
    navigation: {
      home: string;
      services: string;
      sectors: string;
      allServices: string;
      allSectors: string;
    };
    footer: { legal: string };
    contact: Intro & {
      booking: Intro & { duration: string; action: string; steps: string[] };
    };
    service: {
      indexDescription: string;
      features: string;
      terms: string;
      price: string;
      steps: string;
      notDone: string;
      faq: string;
      sectors: string;
    };
    sector: {
      indexDescription: string;
      benefits: string;
      faq: string;
      services: string;
      logos: string;
      sampleMark: string;
    };
    thanks: { title: string; seo: Head };
    notFound: { title: string; seo: Head };
  };
  home: {
    seo: Head;
    hero: Intro & { statistics: Figure[] };
    services: Intro;
    approach: Intro & { cards: Card[] };
    keywords: { title: string; tags: string[] };
    reasons: Intro & { cards: Card[] };
    sectors: Intro;
    testimonials: Intro;
  };
  /** `privacy` is HTML. */
  booking: { texts: { page: Intro & { seo: Head; kicker: string; privacy: string } } };
  homeArtwork: { svg: string };
  thanksArtwork: { svg: string };
  notFoundArtwork: { svg: string };
  legalArtwork: { svg: string };
  wordmark: { svg: string };
  mainServices: Entry[];
  mainSectors: Entry[];
  services: { nodes: NamedEntry[] };
  sectors: { nodes: NamedEntry[] };
  legalPages: { nodes: LegalPage[] };
  testimonials: {
    nodes: { name: string; role: string; company: string; text: string; sample: boolean }[];
  };
  redirects: { moved: Redirect[] } | null;
  pages: { nodes: { path: string }[] };
}

/** What the files beside the pages are made of, but for the offers' own pages (see offerData.ts). */
export const readSiteData = async (graphql: BuildArgs["graphql"]): Promise<SiteData> => {
  const { data, errors } = await graphql<SiteData>(SITE_DATA);
  if (!data || errors) throw new Error(`The content could not be read: ${JSON.stringify(errors)}`);
  return data;
};
