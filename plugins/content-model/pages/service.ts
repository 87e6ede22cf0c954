import { socialImagePath } from "../../../contract/pageAddresses";
import { offerFacts, offerPage } from "./offer";
import { absolute, type EntryPages } from "./page";
import { organizationId, serviceId } from "./things";

/** The pages of services. */
export const servicePages = {
  prefix: "/services/",
  anchors: ["contact"],
  menu: {
    count: 9,
    overview: "/services",
    texts: ({ navigation, service }) => ({
      label: navigation.services,
      all: navigation.allServices,
      description: service.indexDescription,
    }),
  },
  query: /* GraphQL */ `
    query ServicePages {
      allService(sort: { order: ASC }) {
        nodes {
          ...OfferFacts
          features {
            title
            description
          }
          sectors {
            path
            title
            summary
          }
        }
      }
    }
    ${offerFacts}
  `,
  pages: ({ allService }, site) => {
    const { navigation, service: texts } = site.interface;
    const { brand, contact } = site.settings;
    return allService.nodes.map((service) =>
      offerPage(site, service, {
        list: { name: navigation.services, path: "/#services" },
        thing: {
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
        cards: { title: texts.features, items: service.features },
        faq: texts.faq,
        related: { title: texts.sectors, entries: service.sectors },
      }),
    );
  },
} satisfies EntryPages<Queries.ServicePagesQuery>;
