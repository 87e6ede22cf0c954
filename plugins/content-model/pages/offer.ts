import type { Page, Site, Thing } from "./page";
import { breadcrumb, faqPage } from "./things";

/** What the page of a service and that of a sector have in common. */
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
      title
    }
    faq {
      question
      answer
    }
  }
`;

/** What is made of a service or a sector beside its HTML; they differ in their list on the home page and in what they are. */
export const offerPage = (
  site: Site,
  offer: Queries.OfferFactsFragment,
  list: { name: string; path: string },
  thing: Thing,
): Page => ({
  path: offer.path,
  group: list.name,
  title: offer.title,
  summary: offer.summary,
  image: { kicker: offer.title, title: offer.hero.title, artwork: offer.artwork },
  things: [thing, breadcrumb(site, list, { name: offer.title }), faqPage(offer.faq)],
});
