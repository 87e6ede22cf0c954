/** @jest-environment node */
import { offer, site } from "./offer.fixture";
import { dataElement, homeData, sectorData, serviceData } from "./structuredData";

type Read = { "@type": string; [property: string]: unknown };

/** The things as a search engine reads them from the page. */
const read = (things: Parameters<typeof dataElement>[0]): Read[] =>
  JSON.parse(dataElement(things).replace(/<[^>]+>/g, ""))["@graph"];

const typesOf = (things: Read[]) => things.map((thing) => thing["@type"]);

const home = {
  ...site,
  home: {
    seo: offer.seo,
    hero: { title: "", text: "", statistics: [] },
    services: { title: "", text: "" },
    approach: { title: "", text: "", cards: [] },
    keywords: { title: "", tags: ["SEO"] },
    reasons: { title: "", text: "", cards: [] },
    sectors: { title: "", text: "" },
    testimonials: { title: "", text: "" },
  },
};

it("says on the home page who the agency is, with profiles that are its own", () => {
  const things = read(homeData(home));
  expect(typesOf(things)).toEqual(["ProfessionalService", "WebSite"]);
  expect(things[0]).toMatchObject({
    name: "Cresca",
    telephone: "+33199004720",
    sameAs: ["https://www.instagram.com/cresca"],
  });
});

it("says of a service who provides it, where and for whom", () => {
  const [service, ...others] = read(serviceData(site, offer));
  expect(typesOf(others)).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(service).toMatchObject({
    "@type": "Service",
    name: "SEO & GEO",
    url: "https://www.cresca.example/services/seo-geo",
    image: "https://www.cresca.example/social/services/seo-geo.png",
    provider: { name: "Cresca" },
    areaServed: { name: "France" },
    audience: [{ audienceType: "Saas" }],
  });
});

it("describes the page of a sector", () => {
  expect(typesOf(read(sectorData(site, offer)))).toEqual(["WebPage", "BreadcrumbList", "FAQPage"]);
});

it("gives the answers as plain words", () => {
  expect(JSON.stringify(serviceData(site, offer))).toContain('"text":"Un audit < 24 h. Gratuit."');
});

it("never ends the script element from within", () => {
  expect(dataElement([{ "@type": "WebSite", name: "</script><script>" }])).not.toContain(
    "</script><",
  );
});

it("marks nothing up as a review", () => {
  expect(JSON.stringify([homeData(home), serviceData(site, offer)])).not.toMatch(/review|rating/i);
});
