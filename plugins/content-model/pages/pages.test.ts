/** @jest-environment node */
import { homePage } from "./home";
import { withFullAddresses } from "./markdown";
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
      ...texts("email", "street", "postalCode", "hours"),
      phone: "01 99 00 47 20",
      city: "Paris",
      country: "France",
    },
    booking: { page: "/rendez-vous" },
    social: [{ url: "https://www.linkedin.com/" }, { url: "https://www.instagram.com/cresca" }],
    promises: ["Audit gratuit"],
  },
  interface: {
    navigation: texts("home", "services", "sectors"),
    footer: texts("legal"),
    proof: { kilobytes: 100 },
    contact: {
      ...texts("title", "text"),
      booking: { ...texts("title", "text", "duration", "action"), steps: [] },
    },
    service: texts("features", "terms", "price", "steps", "notDone", "faq", "sectors"),
    sector: {
      ...texts("benefits", "faq", "services", "logos"),
      sampleLogos: "Logos à venir",
      sampleMark: "exemple",
    },
  },
  drawings: texts("home", "contact"),
};

const retail = {
  path: "/secteurs/retail",
  slug: "retail",
  title: "Retail",
  summary: "Des magasins.",
  seo: { title: "Retail", description: 'Être "vu".' },
  hero: { kicker: "Commerce", title: "Vu *partout*", text: "Des rayons pleins." },
  benefits: [{ title: "Pages", description: "Rapides." }],
  figure: { value: "+40 %", label: "de conversion" },
  sections: [{ title: "Méthode", source: "Nous **mesurons**, voir [Data](/services/data)." }],
  faq: [
    {
      question: "Combien ?",
      answer: "<p>Un <em>audit</em> &lt; 24 h.</p>\n<p>Gratuit.</p>",
      source: "Un *audit* < 24 h.",
    },
  ],
  services: [{ path: "/services/seo", title: "SEO", summary: "Trouvé." }],
};

const only = ([page]: readonly Page[]) => page as Page;

const sectorPage = (values: object) =>
  only(sectorPages.pages({ allSector: { nodes: [{ ...retail, ...values }] } } as never, site));

it("writes a page in Markdown, with full addresses and its own signs escaped", () => {
  const { markdown } = sectorPage({});
  expect(markdown).toContain(
    'description: "Être \\"vu\\"."\nurl: https://www.cresca.example/secteurs/retail\n',
  );
  expect(markdown).toContain("\n# Vu \\*partout\\*\n");
  expect(markdown).toContain(
    "Nous **mesurons**, voir [Data](https://www.cresca.example/services/data).",
  );
  expect(markdown).toContain("- [SEO](https://www.cresca.example/services/seo): Trouvé.");
});

it.each([
  [
    "[a](/b) et [c](</d>)",
    "[a](https://www.cresca.example/b) et [c](<https://www.cresca.example/d>)",
  ],
  ["[a](tel:01 99)", "[a](tel:0199)"],
  ["[a][1]\n\n[1]: /b", "[a][1]\n\n[1]: https://www.cresca.example/b"],
])("completes the addresses of %j", (text, expected) => {
  expect(withFullAddresses(site, text)).toBe(expected);
});

it("marks invented logos, under a title of their own", () => {
  const logos = [
    { alt: "Pierreval", sample: true },
    { alt: "Quai Neuf", sample: false },
  ];
  expect(sectorPage({ logos }).markdown).toContain(
    "## Logos à venir\n\n- Pierreval (exemple)\n- Quai Neuf\n",
  );
  expect(sectorPage({ logos: logos.slice(1), logosTitle: "Clients" }).markdown).toContain(
    "## Clients\n\n- Quai Neuf\n",
  );
});

it("gives answers as plain words in structured data, and never ends the script element from within", () => {
  const element = dataElement(sectorPage({ title: "</script><script>" }).things);
  expect(element).toContain('"text":"Un audit \\u003c 24 h. Gratuit."');
  expect(element.match(/<\/script>/g)).toHaveLength(1);
});

it("says on the home page who the agency is, with profiles that are its own", () => {
  const home = {
    seo: {},
    hero: { text: "", title: "", statistics: [] },
    services: texts("title", "text"),
    approach: { ...texts("title", "text"), cards: [] },
    keywords: { title: "", tags: ["SEO"] },
    reasons: { ...texts("title", "text"), cards: [] },
    sectors: texts("title", "text"),
    testimonials: texts("title", "text", "sampleText"),
  };
  const data = { home, mainServices: [], mainSectors: [], allTestimonial: { nodes: [] } } as never;
  expect(only(homePage.pages(data, site)).things[0]).toMatchObject({
    telephone: "+33199004720",
    address: { addressLocality: "Paris", addressCountry: "France" },
    knowsAbout: ["SEO"],
    sameAs: ["https://www.instagram.com/cresca"],
  });
});
