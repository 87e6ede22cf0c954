/** @jest-environment node */
import { homePage } from "./home";
import type { Page, Site } from "./page";
import { sectorPages } from "./sector";
import { dataElement } from "./things";

/** Texts that say their own names. */
const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries<string>(names.map((name) => [name, name])) as Record<Name, string>;

const site: Site = {
  settings: {
    brand: { name: "Cresca", baseline: "La courbe monte", description: "Agence de marketing." },
    url: "https://www.cresca.example",
    contact: {
      ...texts("email", "street", "postalCode"),
      phone: "01 99 00 47 20",
      city: "Paris",
      country: "France",
    },
    booking: { page: "/rendez-vous" },
    social: [{ url: "https://www.linkedin.com/" }, { url: "https://www.instagram.com/cresca" }],
    promises: ["Audit gratuit"],
  },
  interface: {
    navigation: texts("home"),
    footer: texts("legal"),
    proof: { kilobytes: 100 },
  },
  drawings: texts("home", "contact"),
};

const retail = {
  path: "/secteurs/retail",
  title: "Retail",
  summary: "Des magasins.",
  seo: { title: "Retail", description: "Être vu." },
  hero: { title: "Vu partout" },
  faq: [{ question: "Combien ?", answer: "<p>Un <em>audit</em> &lt; 24 h.</p>\n<p>Gratuit.</p>" }],
  services: [{ path: "/services/seo", title: "SEO" }],
};

const only = ([page]: readonly Page[]) => page as Page;

const sectorPage = (values: object) =>
  only(
    sectorPages.pages(
      { allSector: { nodes: [{ ...retail, ...values }] } } as never,
      site,
      "Secteurs",
    ),
  );

it("gives answers as plain words in structured data, and never ends the script element from within", () => {
  const element = dataElement(sectorPage({ title: "</script><script>" }).things);
  expect(element).toContain('"text":"Un audit \\u003c 24 h. Gratuit."');
  expect(element.match(/<\/script>/g)).toHaveLength(1);
});

it("says on the home page who the agency is, with profiles that are its own", () => {
  const data = { home: { seo: {}, hero: {}, keywords: { tags: ["SEO"] } } } as never;
  expect(only(homePage.pages(data, site, "Accueil")).things[0]).toMatchObject({
    telephone: "+33199004720",
    address: { addressLocality: "Paris", addressCountry: "France" },
    knowsAbout: ["SEO"],
    sameAs: ["https://www.instagram.com/cresca"],
  });
});
