import { indexTwin, homeTwin, legalTwin, offerTwin } from "./markdownTwin";
import type { SiteData } from "../siteData";
import { overviewPages } from "./overviewPages";
import {
  dataElement,
  homeData,
  indexData,
  legalData,
  sectorData,
  serviceData,
} from "./structuredData";

/** A page that search engines may list, and what is made from its content beside the HTML. */
export type IndexablePage = {
  path: string;
  /** Content file, from the root of the repository; absent where there is none of its own. */
  source?: string;
  /** Its structured data, as HTML. */
  data: string;
  /** Its Markdown. */
  twin: string;
  /** What its social image shows beside the brand. */
  card: PageCard;
};

/** What is particular to the social image of a page. */
export type PageCard = { kicker: string; title: string; artwork: string };

/** All pages that search engines may list. */
export const indexablePages = (site: SiteData): IndexablePage[] => {
  const { service, sector } = site.interface;
  return [
    {
      path: "/",
      source: "content/home.yaml",
      data: dataElement(homeData(site)),
      twin: homeTwin(site),
      card: {
        kicker: site.settings.promises.slice(0, 2).join(" · "),
        title: site.home.hero.title,
        artwork: site.homeArtwork.svg,
      },
    },
    ...site.services.nodes.map((node) => ({
      path: node.path,
      source: `content/services/${node.slug}.yaml`,
      data: dataElement(serviceData(site, node)),
      twin: offerTwin(site, node, {
        cards: service.features,
        faq: service.faq,
        related: service.sectors,
      }),
      card: { kicker: node.title, title: node.hero.title, artwork: node.artwork },
    })),
    ...site.sectors.nodes.map((node) => ({
      path: node.path,
      source: `content/sectors/${node.slug}.yaml`,
      data: dataElement(sectorData(site, node)),
      twin: offerTwin(site, node, {
        cards: sector.benefits,
        faq: sector.faq,
        related: sector.services,
      }),
      card: { kicker: node.title, title: node.hero.title, artwork: node.artwork },
    })),
    ...overviewPages(site).map((page) => ({
      path: page.path,
      data: dataElement(indexData(site, page)),
      twin: indexTwin(site, page, (page.path === "/services" ? site.services : site.sectors).nodes),
      card: {
        kicker: site.settings.brand.name,
        title: page.title,
        artwork: site.homeArtwork.svg,
      },
    })),
    ...site.legalPages.nodes.map((node) => ({
      path: node.path,
      source: `content/legal/${node.slug}.yaml`,
      data: dataElement(legalData(site, node)),
      twin: legalTwin(site, node),
      card: {
        kicker: site.interface.footer.legal,
        title: node.title,
        artwork: site.legalArtwork.svg,
      },
    })),
  ];
};

/** Social images of the pages that search engines may not list, by path. */
export const otherCards = ({ settings, interface: texts, ...site }: SiteData) =>
  new Map<string, PageCard>([
    [
      "/merci",
      {
        kicker: settings.brand.name,
        title: texts.thanks.title,
        artwork: site.thanksArtwork.svg,
      },
    ],
    [
      "/404",
      {
        kicker: settings.brand.name,
        title: texts.notFound.seo.title,
        artwork: site.notFoundArtwork.svg,
      },
    ],
  ]);
