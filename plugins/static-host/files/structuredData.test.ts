/** @jest-environment node */
import { offer, siteIdentity } from "./offer.fixture";
import { siteData } from "./siteData.fixture";
import { dataElement, homeData, sectorData, serviceData } from "./structuredData";

type Read = { "@type": string; [property: string]: unknown };

/** The things as a search engine reads them from the page. */
const read = (things: Parameters<typeof dataElement>[0]): Read[] =>
  JSON.parse(dataElement(things).replace(/<[^>]+>/g, ""))["@graph"];

const typesOf = (things: Read[]) => things.map((thing) => thing["@type"]);

it("says on the home page who the agency is, with profiles that are its own", () => {
  const things = read(homeData(siteData));
  expect(typesOf(things)).toEqual(["ProfessionalService", "WebSite"]);
  expect(things[0]).toMatchObject({
    name: "Cresca",
    description: "Agence de marketing.",
    telephone: "+33199004720",
    address: { addressLocality: "Paris", addressCountry: "FR" },
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:30",
      },
    ],
    sameAs: ["https://www.instagram.com/cresca"],
  });
});

it("says of a service who provides it, where and for whom", () => {
  const [service, ...others] = read(serviceData(siteIdentity, offer));
  expect(typesOf(others)).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(service).toMatchObject({
    "@type": "Service",
    "@id": "https://www.cresca.example/services/seo-geo#service",
    name: "SEO & GEO",
    url: "https://www.cresca.example/services/seo-geo",
    image: "https://www.cresca.example/social/services/seo-geo.png",
    provider: { "@id": "https://www.cresca.example/#organization", name: "Cresca" },
    areaServed: { name: "France" },
    audience: [{ audienceType: "Saas" }],
  });
});

it("describes the page of a sector", () => {
  expect(typesOf(read(sectorData(siteIdentity, offer)))).toEqual([
    "WebPage",
    "BreadcrumbList",
    "FAQPage",
  ]);
});

it("gives the answers as plain words", () => {
  expect(JSON.stringify(serviceData(siteIdentity, offer))).toContain(
    '"text":"Un audit < 24 h. Gratuit."',
  );
});

it("never ends the script element from within", () => {
  expect(dataElement([{ "@type": "WebSite", name: "</script><script>" }])).not.toContain(
    "</script><",
  );
});

it("marks nothing up as a review", () => {
  expect(JSON.stringify([homeData(siteData), serviceData(siteIdentity, offer)])).not.toMatch(
    /review|rating/i,
  );
});
