import { contentTypes } from "../types/contentTypes";
import { bookingPage } from "./booking";
import { homePage } from "./home";
import { llmsText } from "./llmsText";
import type { FixedPages, Page, PageKind, Site } from "./page";

/** The pages that are no entries. */
export const fixedPages: readonly FixedPages<never>[] = [homePage, bookingPage];

/** Drawings that pages and scripts name themselves, without a field of the content. */
export const pageDrawings = [
  ...["hero", "thanks", "not-found", "contact"].map((name) => `artworks/${name}.svg`),
  ...["wordmark", "mark", "printed-mark"].map((name) => `brand/${name}.svg`),
];

/** Runs a query on the content. */
type Ask = <Data>(query: string) => Promise<Data>;

const SITE_FACTS = /* GraphQL */ `
  query SiteFacts {
    settings: siteSettings {
      brand {
        name
        baseline
        description
      }
      url
      contact {
        email
        phone
        street
        postalCode
        city
        country
      }
      booking {
        page
      }
      social {
        url
      }
      promises
    }
    interface {
      navigation {
        home
      }
      footer {
        legal
      }
      proof {
        kilobytes
      }
    }
    menus {
      id
      label
    }
    redirects {
      moved {
        from
        to
        status
      }
    }
    home: file(relativePath: { eq: "artworks/hero.svg" }) {
      svg
    }
    contact: file(relativePath: { eq: "artworks/contact.svg" }) {
      svg
    }
    wordmark: file(relativePath: { eq: "brand/wordmark.svg" }) {
      svg
    }
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

/** What is made of the content beside the HTML of the pages that were built. */
export const readSite = async (ask: Ask) => {
  const facts = await ask<Queries.SiteFactsQuery>(SITE_FACTS);
  const { settings, interface: texts, home, contact } = facts;
  if (!settings || !texts)
    throw new Error("content/site.yaml or content/interface.yaml is missing.");
  const svg = (file: { svg: string | null } | null) => file?.svg ?? "";
  const site: Site = {
    settings,
    interface: texts,
    drawings: { home: svg(home), contact: svg(contact) },
  };
  const pagesOf = async <Data>({ query, pages }: PageKind<Data>, label: string) =>
    pages(await ask<Data>(query), site, label);
  const pages: Page[] = [...(await pagesOf(homePage, texts.navigation.home))];
  for (const type of contentTypes) {
    const { pages: kind } = type;
    if (!kind) continue;
    const menu = facts.menus.find(({ id }) => id === type.name);
    pages.push(...(await pagesOf(kind, menu?.label ?? type.label)));
  }
  pages.push(...(await pagesOf(bookingPage, texts.navigation.home)));
  const built = facts.allSitePage.nodes.map(({ path }) => path.replace(/(?<=.)\/$/, ""));
  const shown = pages.filter(({ path }) => built.includes(path));
  return {
    settings,
    wordmark: svg(facts.wordmark),
    kilobytes: texts.proof.kilobytes,
    moved: facts.redirects?.moved ?? [],
    /** Paths of all pages, with those that no list names. */
    built,
    pages: shown,
    llms: llmsText(site, shown),
  };
};
