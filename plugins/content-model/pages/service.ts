import { socialImagePath } from "../../../contract/pageAddresses";
import { offerFacts, offerPage } from "./offer";
import { absolute, type EntryPages } from "./page";
import { organizationId, serviceId } from "./things";

/** The pages of services. */
export const servicePages = {
  prefix: "/services/",
  anchors: ["contact"],
  menu: ({ navigation }) => navigation.services,
  query: /* GraphQL */ `
    query ServicePages {
      allService(sort: { order: ASC }) {
        nodes {
          ...OfferFacts
          sectors {
            title
          }
        }
      }
    }
    ${offerFacts}
  `,
  pages: ({ allService }, site, label) => {
    const { brand, contact } = site.settings;
    const list = { name: label, path: "/#services" };
    return allService.nodes.map((service) =>
      offerPage(site, service, list, {
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
      }),
    );
  },
} satisfies EntryPages<Queries.ServicePagesQuery>;
