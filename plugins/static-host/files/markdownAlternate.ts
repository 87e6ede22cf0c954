import type { Entry, LegalPage, Offer, SiteData } from "../siteData";
import { document, escape, list, writer, type Site } from "./markdownWriter";

/** The page of a service or a sector in Markdown: the same facts, in the same order. */
export const offerAlternate = (
  site: Site,
  offer: Offer,
  titles: { cards: string; faq: string; related: string },
) => {
  const write = writer(site);
  return document([
    write.front(offer.path, offer.seo),
    `# ${escape(offer.hero.title)}`,
    `*${escape(offer.hero.kicker)}*`,
    escape(offer.hero.text),
    ...write.cards(titles.cards, offer.cards),
    ...(offer.deliverable
      ? [`## ${escape(offer.deliverable.title)}`, escape(offer.deliverable.text)]
      : []),
    offer.figure ? `**${escape(offer.figure.value)}** ${escape(offer.figure.label)}` : undefined,
    ...write.parts(offer.sections),
    ...(offer.terms ? write.terms(offer.terms) : []),
    ...(offer.logos?.length ? write.logos(offer.logosTitle, offer.logos) : []),
    ...write.questions(titles.faq, offer.faq),
    ...write.entries(titles.related, offer.related),
    ...write.contact(),
  ]);
};

/** The page that lists all services, or all sectors, in Markdown. */
export const indexAlternate = (
  site: Site,
  { path, title, summary }: Entry,
  entries: readonly Entry[],
) => {
  const write = writer(site);
  return document([
    write.front(path, { title, description: summary }),
    ...write.entries(title, entries).map((block) => block?.replace(/^## /, "# ")),
  ]);
};

/** A legal page in Markdown. */
export const legalAlternate = (site: Site, page: LegalPage) => {
  const write = writer(site);
  return document([
    write.front(page.path, page.seo),
    `# ${escape(page.title)}`,
    escape(page.updatedInWords),
    ...write.parts(page.sections),
  ]);
};

/** The booking page in Markdown: what it is for; the slots are read on the page itself. */
export const bookingAlternate = (site: SiteData) => {
  const { seo, title, text, gainsTitle, gains } = site.booking.texts.page;
  const write = writer(site);
  return document([
    write.front("/rendez-vous", seo),
    `# ${escape(title)}`,
    escape(text),
    `## ${escape(gainsTitle)}`,
    list(gains.map(escape)),
  ]);
};

/** The home page in Markdown. */
export const homeAlternate = (site: SiteData) => {
  const write = writer(site);
  const { home } = site;
  return document([
    write.front("/", home.seo),
    `# ${escape(home.hero.title)}`,
    escape(home.hero.text),
    list(home.hero.statistics.map(({ value, label }) => `**${escape(value)}** ${escape(label)}`)),
    ...write.entries(home.services.title, site.mainServices, home.services.text),
    ...write.cards(home.approach.title, home.approach.cards, home.approach.text),
    `## ${escape(home.keywords.title)}`,
    list(home.keywords.tags.map(escape)),
    ...write.cards(home.reasons.title, home.reasons.cards, home.reasons.text),
    ...write.entries(home.sectors.title, site.mainSectors, home.sectors.text),
    ...write.testimonials(home.testimonials, site.testimonials.nodes),
    ...write.contact(),
  ]);
};
