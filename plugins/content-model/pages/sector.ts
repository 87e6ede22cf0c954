import { offerFacts, offerPage } from "./offer";
import { absolute, type EntryPages } from "./page";
import { serviceId, webPage } from "./things";

/** The pages of sectors. */
export const sectorPages = {
  prefix: "/secteurs/",
  anchors: ["contact"],
  menu: ({ navigation }) => navigation.sectors,
  query: /* GraphQL */ `
    query SectorPages {
      allSector(sort: { order: ASC }) {
        nodes {
          ...OfferFacts
          services {
            path
            title
          }
        }
      }
    }
    ${offerFacts}
  `,
  pages: ({ allSector }, site, label) => {
    const list = { name: label, path: "/#secteurs" };
    return allSector.nodes.map((sector) =>
      offerPage(site, sector, list, {
        ...webPage(site, sector),
        about: sector.services.map(({ title, path }) => ({
          "@type": "Service",
          "@id": serviceId(site, path),
          name: title,
          url: absolute(site, path),
        })),
      }),
    );
  },
} satisfies EntryPages<Queries.SectorPagesQuery>;
