import { socialImagePath } from "../../../contract/pageAddresses";
import { offerMarkdown } from "./offer";
import { absolute, type EntryPages } from "./page";
import { breadcrumb, faqPage, organizationId, serviceId } from "./things";

/** The pages of services. */
export const servicePages = {
  prefix: "/services/",
  anchors: ["contact"],
  menu: {
    count: 9,
    overview: "/services",
    texts: ({ interface: { navigation, service } }) => ({
      label: navigation.services,
      all: navigation.allServices,
      description: service.indexDescription,
    }),
  },
  query: /* GraphQL */ `
    query ServicePages {
      allService(sort: { order: ASC }) {
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
          features {
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
          faq {
            question
            answer
            source: answer(markdown: true)
          }
          sectors {
            path
            title
            summary
          }
        }
      }
    }
  `,
  pages: ({ allService }, site) =>
    allService.nodes.map((service) => {
      const { navigation, service: texts } = site.interface;
      const { brand, contact } = site.settings;
      return {
        path: service.path,
        isListed: true,
        source: `content/services/${service.slug}.yaml`,
        group: navigation.services,
        title: service.title,
        summary: service.summary,
        image: { kicker: service.title, title: service.hero.title, artwork: service.artwork },
        things: [
          {
            "@type": "Service",
            "@id": serviceId(site, service.path),
            name: service.title,
            description: service.seo.description,
            url: absolute(site, service.path),
            image: absolute(site, socialImagePath(service.path)),
            provider: {
              "@type": "ProfessionalService",
              "@id": organizationId(site),
              name: brand.name,
              url: absolute(site, "/"),
            },
            areaServed: { "@type": "Country", name: contact.country },
            audience: service.sectors.map(({ title }) => ({
              "@type": "BusinessAudience",
              audienceType: title,
            })),
          },
          breadcrumb(
            site,
            { name: navigation.services, path: "/#services" },
            { name: service.title },
          ),
          faqPage(service.faq),
        ],
        markdown: offerMarkdown(site, service, {
          cards: { title: texts.features, items: service.features },
          faq: texts.faq,
          related: { title: texts.sectors, entries: service.sectors },
        }),
      };
    }),
} satisfies EntryPages<Queries.ServicePagesQuery>;
