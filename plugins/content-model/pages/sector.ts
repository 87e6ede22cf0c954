import { offerFacts, offerPage } from "./offer";
import { absolute, type EntryPages } from "./page";
import { serviceId, webPage } from "./things";

/** The pages of sectors. */
export const sectorPages = {
  prefix: "/secteurs/",
  anchors: ["contact"],
  menu: {
    count: 8,
    overview: "/secteurs",
    texts: ({ navigation, sector }) => ({
      label: navigation.sectors,
      all: navigation.allSectors,
      description: sector.indexDescription,
    }),
  },
  query: /* GraphQL */ `
    query SectorPages {
      allSector(sort: { order: ASC }) {
        nodes {
          ...OfferFacts
          benefits {
            title
            description
          }
          logosTitle
          logos {
            alt
            sample
          }
          services {
            path
            title
            summary
          }
        }
      }
    }
    ${offerFacts}
  `,
  pages: ({ allSector }, site) => {
    const { navigation, sector: texts } = site.interface;
    return allSector.nodes.map((sector) =>
      offerPage(site, sector, {
        list: { name: navigation.sectors, path: "/#secteurs" },
        thing: {
          ...webPage(site, sector),
          about: sector.services.map(({ title, path }) => ({
            "@type": "Service",
            "@id": serviceId(site, path),
            name: title,
            url: absolute(site, path),
          })),
        },
        cards: { title: texts.benefits, items: sector.benefits },
        logos: sector,
        faq: texts.faq,
        related: { title: texts.services, entries: sector.services },
      }),
    );
  },
} satisfies EntryPages<Queries.SectorPagesQuery>;
