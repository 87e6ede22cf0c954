import { readOffer } from "../offerData";
import type { NamedEntry, Offer, SiteData } from "../siteData";
import { overviewPages } from "./overviewPages";
import {
  bookingAlternate,
  homeAlternate,
  indexAlternate,
  legalAlternate,
  offerAlternate,
} from "./markdownAlternate";
import {
  bookingData,
  dataElement,
  homeData,
  indexData,
  legalData,
  sectorData,
  serviceData,
} from "./structuredData";

/** What is particular to the social image of a page. */
export type PageCard = { kicker: string; title: string; artwork: string };

/** What is made of a page's content beside its HTML. */
export type Beside = {
  /** Its structured data, as HTML. */
  data?: string;
  /** Its Markdown. */
  alternate?: string;
  /** What its social image shows beside the brand. */
  card: PageCard;
};

/** A page with more than its HTML. */
export type SitePage = {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Content file, from the root of the repository; absent where there is none of its own. */
  source?: string;
  /** @param pageData text of the page's `page-data.json` */
  describe: (pageData: string) => Beside;
};

const servicePage = (site: Site, service: Offer): Beside => {
  const { features, faq, sectors } = site.interface.service;
  return {
    data: dataElement(serviceData(site, service)),
    alternate: offerAlternate(site, service, { cards: features, faq, related: sectors }),
    card: { kicker: service.title, title: service.hero.title, artwork: service.artwork },
  };
};

const sectorPage = (site: Site, sector: Offer): Beside => {
  const { benefits, faq, services } = site.interface.sector;
  return {
    data: dataElement(sectorData(site, sector)),
    alternate: offerAlternate(site, sector, { cards: benefits, faq, related: services }),
    card: { kicker: sector.title, title: sector.hero.title, artwork: sector.artwork },
  };
};

/** What offers' pages read of the site beside their own data. */
type Site = Pick<SiteData, "settings" | "interface">;

const offerPages = (
  site: Site,
  entries: readonly NamedEntry[],
  folder: string,
  describe: (site: Site, offer: Offer) => Beside,
): SitePage[] => {
  return entries.map(({ path, slug }) => ({
    path,
    isListed: true,
    source: `content/${folder}/${slug}.yaml`,
    describe: (pageData) => describe(site, readOffer(pageData)),
  }));
};

/** The pages of the site; of those that search engines may list, first the home page, then services and sectors. */
export const sitePages = (site: SiteData): SitePage[] => {
  const { footer, thanks, notFound } = site.interface;
  const booking = site.booking.texts.page;
  const { brand, promises } = site.settings;
  const page = (path: string, describe: () => Beside, source?: string): SitePage => {
    return { path, isListed: true, source, describe };
  };
  const unlisted = (path: string, title: string, artwork: string): SitePage => {
    const card = { kicker: brand.name, title, artwork };
    return { path, isListed: false, describe: () => ({ card }) };
  };
  const overviews = overviewPages(site).map((overview) => {
    const { nodes } = overview.path === "/services" ? site.services : site.sectors;
    return page(overview.path, () => ({
      data: dataElement(indexData(site, overview)),
      alternate: indexAlternate(site, overview, nodes),
      card: { kicker: brand.name, title: overview.title, artwork: site.homeArtwork.svg },
    }));
  });
  const pages = [
    page(
      "/",
      () => ({
        data: dataElement(homeData(site)),
        alternate: homeAlternate(site),
        card: {
          kicker: promises.slice(0, 2).join(" · "),
          title: site.home.hero.title,
          artwork: site.homeArtwork.svg,
        },
      }),
      "content/home.yaml",
    ),
    ...offerPages(site, site.services.nodes, "services", servicePage),
    ...offerPages(site, site.sectors.nodes, "sectors", sectorPage),
    ...overviews,
    ...site.legalPages.nodes.map((legal) =>
      page(
        legal.path,
        () => ({
          data: dataElement(legalData(site, legal)),
          alternate: legalAlternate(site, legal),
          card: { kicker: footer.legal, title: legal.title, artwork: site.legalArtwork.svg },
        }),
        `content/legal/${legal.slug}.yaml`,
      ),
    ),
    page(
      "/rendez-vous",
      () => ({
        data: dataElement(bookingData(site)),
        alternate: bookingAlternate(site),
        card: { kicker: booking.kicker, title: booking.title, artwork: site.legalArtwork.svg },
      }),
      "content/booking.yaml",
    ),
    unlisted("/merci", thanks.title, site.thanksArtwork.svg),
    unlisted("/404.html", notFound.seo.title, site.notFoundArtwork.svg),
  ];
  const built = new Set(site.pages.nodes.map(({ path }) => path.replace(/(?<=.)\/$/, "")));
  return pages.filter(({ path }) => built.has(path));
};
