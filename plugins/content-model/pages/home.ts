import { parsePhoneNumberFromString } from "libphonenumber-js";
import { socialImagePath } from "../../../contract/pageAddresses";
import { absolute, type FixedPages, type Site, type Thing } from "./page";
import { organizationId } from "./things";

/** The home page. */
export const homePage = {
  paths: ["/"],
  anchors: ["services", "secteurs", "contact"],
  query: /* GraphQL */ `
    query HomeFacts {
      home {
        seo {
          title
          description
        }
        hero {
          title
        }
        keywords {
          tags
        }
      }
    }
  `,
  pages: ({ home }, site, label) =>
    home
      ? [
          {
            path: "/",
            group: label,
            title: home.seo.title,
            summary: home.seo.description,
            image: {
              kicker: site.settings.promises.slice(0, 2).join(" · "),
              title: home.hero.title,
              artwork: site.drawings.home,
            },
            things: agency(site, home.keywords.tags),
          },
        ]
      : [],
} satisfies FixedPages<Queries.HomeFactsQuery>;

/** A social link counts as the agency's own once it leads to a page of its own. */
const isProfile = (url: string) => new URL(url).pathname.length > 1;

/** The agency and its site. Sample testimonials are no reviews and stay out. */
const agency = (site: Site, tags: readonly string[]): Thing[] => {
  const { brand, contact: addresses, social, url } = site.settings;
  const profiles = social.map((link) => link.url).filter(isProfile);
  return [
    {
      "@type": "ProfessionalService",
      "@id": organizationId(site),
      name: brand.name,
      slogan: brand.baseline,
      description: brand.description,
      url: absolute(site, "/"),
      logo: absolute(site, "/icon-512.png"),
      image: absolute(site, socialImagePath("/")),
      email: addresses.email,
      telephone: parsePhoneNumberFromString(addresses.phone, "FR")?.number ?? addresses.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: addresses.street,
        postalCode: addresses.postalCode,
        addressLocality: addresses.city,
        addressCountry: addresses.country,
      },
      areaServed: { "@type": "Country", name: addresses.country },
      knowsAbout: tags,
      ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    },
    {
      "@type": "WebSite",
      "@id": `${url}/#website`,
      name: brand.name,
      url: absolute(site, "/"),
      inLanguage: "fr",
      publisher: { "@id": organizationId(site) },
    },
  ];
};
