import type {
  BreadcrumbList,
  FAQPage,
  ProfessionalService,
  Service,
  WebPage,
  WebSite,
} from "schema-dts";
import { getCountries, parsePhoneNumberFromString } from "libphonenumber-js";
import { socialImagePath } from "../../../contract/pageAddresses";
import { openingHours } from "./openingHours";
import { textOfHtml } from "./textOfHtml";
import type { Entry, LegalPage, Offer, Question, SiteData } from "../siteData";

/** What the pages speak of, in the vocabulary of schema.org: the compiler checks every name and value. */
type Thing = ProfessionalService | WebSite | Service | WebPage | BreadcrumbList | FAQPage;

type Site = Pick<SiteData, "settings" | "interface">;

const absolute = ({ settings }: Site, path: string) => new URL(path, settings.url).href;

const organizationId = (site: Site) => absolute(site, "/#organization");

const serviceId = (site: Site, path: string) => absolute(site, `${path}#service`);

/** A social link counts as the agency's own once it leads to a page of its own. */
const isProfile = (url: string) => new URL(url).pathname.length > 1;

/** Code of a country by its French name (ISO 3166-1), where there is one. */
const countryCode = (name: string) => {
  const names = new Intl.DisplayNames("fr", { type: "region" });
  return getCountries().find((code) => names.of(code) === name);
};

const faqPage = (faq: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: textOfHtml(answer) },
  })),
});

const breadcrumb = (steps: { name: string; item?: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    ...step,
  })),
});

/** The agency and its site, for the home page. Sample testimonials are no reviews and stay out. */
export const homeData = (site: Site & Pick<SiteData, "home">): Thing[] => {
  const { brand, contact, social, url } = site.settings;
  const country = countryCode(contact.country);
  const hours = openingHours(contact.hours);
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
      email: contact.email,
      telephone: parsePhoneNumberFromString(contact.phone, country)?.number ?? contact.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: contact.street,
        postalCode: contact.postalCode,
        addressLocality: contact.city,
        addressCountry: country ?? contact.country,
      },
      ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
      areaServed: { "@type": "Country", name: contact.country },
      knowsAbout: site.home.keywords.tags,
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

/** A service of the agency, the way to its page and its questions. */
export const serviceData = (site: Site, service: Offer): Thing[] => {
  const { brand, contact } = site.settings;
  const { navigation } = site.interface;
  return [
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
      audience: service.related.map(({ title }) => ({
        "@type": "BusinessAudience",
        audienceType: title,
      })),
    },
    breadcrumb([
      { name: navigation.home, item: absolute(site, "/") },
      { name: navigation.services, item: absolute(site, "/#services") },
      { name: service.title },
    ]),
    faqPage(service.faq),
  ];
};

const webPage = (site: Site, page: Pick<Offer, "path" | "seo">) => ({
  "@type": "WebPage" as const,
  name: page.seo.title,
  description: page.seo.description,
  url: absolute(site, page.path),
  inLanguage: "fr",
  isPartOf: { "@id": `${site.settings.url}/#website` },
});

/** The page of a sector, the way to it and its questions. */
export const sectorData = (site: Site, sector: Offer): Thing[] => {
  const { navigation } = site.interface;
  return [
    {
      ...webPage(site, sector),
      about: sector.related.map(({ title, path }) => ({
        "@type": "Service",
        "@id": serviceId(site, path),
        name: title,
        url: absolute(site, path),
      })),
    },
    breadcrumb([
      { name: navigation.home, item: absolute(site, "/") },
      { name: navigation.sectors, item: absolute(site, "/#secteurs") },
      { name: sector.title },
    ]),
    faqPage(sector.faq),
  ];
};

/** The page that lists all services, or all sectors, and the way to it. */
export const indexData = (site: Site, { path, title, summary }: Entry): Thing[] => [
  webPage(site, { path, seo: { title, description: summary } }),
  breadcrumb([
    { name: site.interface.navigation.home, item: absolute(site, "/") },
    { name: title },
  ]),
];

/** The booking page and the way to it. */
export const bookingData = (site: Site & Pick<SiteData, "booking">): Thing[] => {
  const { seo, kicker } = site.booking.texts.page;
  return [
    webPage(site, { path: "/rendez-vous", seo }),
    breadcrumb([
      { name: site.interface.navigation.home, item: absolute(site, "/") },
      { name: kicker },
    ]),
  ];
};

/** A legal page and the way to it. */
export const legalData = (site: Site, page: LegalPage): Thing[] => [
  { ...webPage(site, page), dateModified: page.updated },
  breadcrumb([
    { name: site.interface.navigation.home, item: absolute(site, "/") },
    { name: page.title },
  ]),
];

/** The script element that carries things; a browser runs nothing of it. */
export const dataElement = (things: Thing[]) => {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
};
