import type { Offer } from "./siteData";

type OfferPage = {
  result: { data: Partial<Queries.ServicePageQuery & Queries.SectorPageQuery> };
};

/**
 * The service or sector of a page, from the answer to the page's own query.
 *
 * @param pageData text of the page's `page-data.json`
 * @throws Error when the page has neither
 */
export const readOffer = (pageData: string): Offer => {
  const { service, sector } = (JSON.parse(pageData) as OfferPage).result.data;
  if (service) return { ...service, cards: service.features, related: service.sectors };
  if (sector) return { ...sector, cards: sector.benefits, related: sector.services };
  throw new Error("The page of an offer holds no service and no sector.");
};
