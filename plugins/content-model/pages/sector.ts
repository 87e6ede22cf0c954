import { offerPage } from "./offer";
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
          path
          slug
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
          benefits {
            title
            description
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
          logosTitle
          logos {
            alt
            sample
          }
          faq {
            question
            answer
            source: answer(markdown: true)
          }
          services {
            path
            title
            summary
          }
        }
      }
    }
  `,
  pages: ({ allSector }, site) => {
    const { navigation, sector: texts } = site.interface;
    return allSector.nodes.map((sector) =>
      offerPage(site, sector, {
        folder: "sectors",
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
