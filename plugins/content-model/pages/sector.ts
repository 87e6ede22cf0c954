import { offerMarkdown } from "./offer";
import { absolute, type EntryPages } from "./page";
import { breadcrumb, faqPage, serviceId, webPage } from "./things";

/** The pages of sectors. */
export const sectorPages = {
  prefix: "/secteurs/",
  anchors: ["contact"],
  menu: {
    count: 8,
    overview: "/secteurs",
    texts: ({ interface: { navigation, sector } }) => ({
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
  pages: ({ allSector }, site) =>
    allSector.nodes.map((sector) => {
      const { navigation, sector: texts } = site.interface;
      return {
        path: sector.path,
        isListed: true,
        source: `content/sectors/${sector.slug}.yaml`,
        group: navigation.sectors,
        title: sector.title,
        summary: sector.summary,
        image: { kicker: sector.title, title: sector.hero.title, artwork: sector.artwork },
        things: [
          {
            ...webPage(site, sector),
            about: sector.services.map(({ title, path }) => ({
              "@type": "Service",
              "@id": serviceId(site, path),
              name: title,
              url: absolute(site, path),
            })),
          },
          breadcrumb(
            site,
            { name: navigation.sectors, path: "/#secteurs" },
            { name: sector.title },
          ),
          faqPage(sector.faq),
        ],
        markdown: offerMarkdown(site, sector, {
          cards: { title: texts.benefits, items: sector.benefits },
          logos: sector,
          faq: texts.faq,
          related: { title: texts.services, entries: sector.services },
        }),
      };
    }),
} satisfies EntryPages<Queries.SectorPagesQuery>;
