import {
  cards,
  contact,
  document,
  escape,
  heading,
  entryLinks,
  list,
  parts,
  sampleMark,
  withFullAddresses,
} from "./markdown";
import type { Page, Site, Thing } from "./page";
import { breadcrumb, faqPage } from "./things";

type Service = Queries.ServicePagesQuery["allService"]["nodes"][number];
type Sector = Queries.SectorPagesQuery["allSector"]["nodes"][number];

/** What the page of a service and that of a sector have in common. */
type Offer = Queries.OfferFactsFragment;

export const offerFacts = /* GraphQL */ `
  fragment OfferFacts on Offer {
    path
    title
    summary
    artwork
    seo {
      title
      description
    }
    hero {
      kicker
      title
      text
    }
    deliverable {
      title
      text
    }
    figure {
      value
      label
    }
    sections {
      title
      source: text(markdown: true)
    }
    terms {
      price
      unit
      includes
      steps {
        when
        what
      }
      notDone
      sample
    }
    faq {
      question
      answer
      source: answer(markdown: true)
    }
  }
`;

/** Where they differ: their list on the home page, structured data, titles and some parts. */
interface Rest {
  list: { name: string; path: string };
  thing: Thing;
  cards: { title: string; items: Service["features"] };
  logos?: Pick<Sector, "logos" | "logosTitle">;
  faq: string;
  related: { title: string; entries: Service["sectors"] };
}

/** What is made of a service or a sector beside its HTML. */
export const offerPage = (site: Site, offer: Offer, rest: Rest): Page => ({
  path: offer.path,
  group: rest.list.name,
  title: offer.title,
  summary: offer.summary,
  image: { kicker: offer.title, title: offer.hero.title, artwork: offer.artwork },
  things: [rest.thing, breadcrumb(site, rest.list, { name: offer.title }), faqPage(offer.faq)],
  markdown: document(site, offer, [
    `# ${escape(offer.hero.title)}`,
    `*${escape(offer.hero.kicker)}*`,
    escape(offer.hero.text),
    ...cards(rest.cards.title, rest.cards.items),
    ...(offer.deliverable
      ? [heading(offer.deliverable.title), escape(offer.deliverable.text)]
      : []),
    offer.figure && `**${escape(offer.figure.value)}** ${escape(offer.figure.label)}`,
    ...parts(site, offer.sections),
    ...(offer.terms ? terms(site, offer.terms) : []),
    ...logos(site, rest.logos),
    heading(rest.faq),
    ...offer.faq.flatMap(({ question, source }) => [
      `### ${escape(question)}`,
      withFullAddresses(site, source),
    ]),
    heading(rest.related.title),
    entryLinks(site, rest.related.entries),
    ...contact(site),
  ]),
});

const terms = (site: Site, offered: NonNullable<Offer["terms"]>) => {
  const { price, unit, includes, steps, notDone, sample } = offered;
  const titles = site.interface.service;
  return [
    heading(titles.terms) + sampleMark(site, sample),
    `### ${escape(titles.price)}`,
    `**${escape(price)}** ${escape(unit)}`,
    escape(includes),
    `### ${escape(titles.steps)}`,
    list(steps.map(({ when, what }) => `**${escape(when)}** — ${escape(what)}`)),
    `### ${escape(titles.notDone)}`,
    list(notDone.map(escape)),
  ];
};

const logos = (
  site: Site,
  { logos: shown, logosTitle }: NonNullable<Rest["logos"]> = { logos: null, logosTitle: null },
) => {
  if (!shown?.length) return [];
  const texts = site.interface.sector;
  const isSample = shown.some(({ sample }) => sample);
  return [
    heading(isSample ? texts.sampleLogos : (logosTitle ?? texts.logos)),
    list(shown.map(({ alt, sample }) => escape(alt) + sampleMark(site, sample))),
  ];
};
