import { parsePhoneNumberFromString } from "libphonenumber-js";
import { socialImagePath } from "../../../contract/pageAddresses";
import {
  cards,
  contact,
  document,
  escape,
  heading,
  entryLinks,
  list,
  sampleMark,
} from "./markdown";
import { absolute, type FixedPages, type Site, type Thing } from "./page";
import { organizationId } from "./things";

type Home = NonNullable<Queries.HomeFactsQuery["home"]>;

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
          text
          statistics {
            value
            label
          }
        }
        services {
          title
          text
        }
        approach {
          title
          text
          cards {
            title
            description
          }
        }
        keywords {
          title
          tags
        }
        reasons {
          title
          text
          cards {
            title
            description
          }
        }
        sectors {
          title
          text
        }
        testimonials {
          title
          text
          sampleText
        }
      }
      mainServices {
        path
        title
        summary
      }
      mainSectors {
        path
        title
        summary
      }
      allTestimonial(sort: { order: ASC }) {
        nodes {
          name
          role
          company
          text
          sample
        }
      }
    }
  `,
  pages: (data, site) =>
    data.home
      ? [
          {
            path: "/",
            group: site.interface.navigation.home,
            title: data.home.seo.title,
            summary: data.home.seo.description,
            image: {
              kicker: site.settings.promises.slice(0, 2).join(" · "),
              title: data.home.hero.title,
              artwork: site.drawings.home,
            },
            things: agency(site, data.home.keywords.tags),
            markdown: markdown(site, data, data.home),
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

const markdown = (site: Site, data: Queries.HomeFactsQuery, home: Home) => {
  const testimonials = data.allTestimonial.nodes;
  const isSample = testimonials.some(({ sample }) => sample);
  return document(site, { path: "/", seo: home.seo }, [
    `# ${escape(home.hero.title)}`,
    escape(home.hero.text),
    list(home.hero.statistics.map(({ value, label }) => `**${escape(value)}** ${escape(label)}`)),
    heading(home.services.title),
    escape(home.services.text),
    entryLinks(site, data.mainServices),
    ...cards(home.approach.title, home.approach.cards, home.approach.text),
    heading(home.keywords.title),
    list(home.keywords.tags.map(escape)),
    ...cards(home.reasons.title, home.reasons.cards, home.reasons.text),
    heading(home.sectors.title),
    escape(home.sectors.text),
    entryLinks(site, data.mainSectors),
    heading(home.testimonials.title),
    escape(isSample ? home.testimonials.sampleText : home.testimonials.text),
    ...testimonials.map(({ name, role, company, text, sample }) => {
      const author = escape([name, role, company].filter(Boolean).join(", "));
      return `> ${escape(text)}\n>\n> ${author}${sampleMark(site, sample)}`;
    }),
    ...contact(site),
  ]);
};
