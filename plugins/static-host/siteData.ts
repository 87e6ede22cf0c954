import type { BuildArgs } from "gatsby";

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
    contact: Intro;
    service: { features: string; faq: string; sectors: string };
    sector: { benefits: string; faq: string; services: string };
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
  homeArtwork: { svg: string };
  thanksArtwork: { svg: string };
  notFoundArtwork: { svg: string };
  legalArtwork: { svg: string };
  wordmark: { svg: string };
  services: { nodes: NamedEntry[] };
  sectors: { nodes: NamedEntry[] };
  legalPages: { nodes: LegalPage[] };
  testimonials: {
    nodes: { name: string; role: string; company: string; text: string; sample: boolean }[];
  };
  redirects: { moved: Redirect[] } | null;
  pages: { nodes: { path: string }[] };
}

const SITE_DATA = `#graphql
  query SiteData {
    settings: siteSettings {
      brand { name baseline description }
      url
      contact { email phone street postalCode city country hours }
      social { url }
      promises
    }
    interface {
      navigation { home services sectors allServices allSectors }
      footer { legal }
      contact { title text }
      service { features faq sectors }
      sector { benefits faq services }
      thanks { title seo { title description } }
      notFound { title seo { title description } }
    }
    home {
      seo { title description }
      hero { title text statistics { value label } }
      services { title text }
      approach { title text cards { title description } }
      keywords { title tags }
      reasons { title text cards { title description } }
      sectors { title text }
      testimonials { title text }
    }
    homeArtwork: file(relativePath: { eq: "artworks/hero.svg" }) { svg }
    thanksArtwork: file(relativePath: { eq: "artworks/thanks.svg" }) { svg }
    notFoundArtwork: file(relativePath: { eq: "artworks/not-found.svg" }) { svg }
    legalArtwork: file(relativePath: { eq: "artworks/contact.svg" }) { svg }
    wordmark: file(relativePath: { eq: "brand/wordmark.svg" }) { svg }
    services: allService(sort: { order: ASC }) { nodes { path slug title summary } }
    sectors: allSector(sort: { order: ASC }) { nodes { path slug title summary } }
    legalPages: allLegalPage(sort: { order: ASC }) {
      nodes { path slug title updated(formatString: "YYYY-MM-DD") updatedInWords: updated(formatString: "D MMMM YYYY", locale: "fr") seo { title description } sections { title text } }
    }
    testimonials: allTestimonial(sort: { order: ASC }, limit: 6) {
      nodes { name role company text sample }
    }
    redirects { moved { from to status } }
    pages: allSitePage { nodes { path } }
  }
`;

/** What the files beside the pages are made of, but for the offers' own pages (see offerData.ts). */
export const readSiteData = async (graphql: BuildArgs["graphql"]): Promise<SiteData> => {
  const { data, errors } = await graphql<SiteData>(SITE_DATA);
  if (!data || errors) throw new Error(`The content could not be read: ${JSON.stringify(errors)}`);
  return data;
};
