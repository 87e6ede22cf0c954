/** @jest-environment node */
import { homePage } from "./home";
import type { Site } from "./page";

it("names as the agency's own only profiles that have a page of their own", () => {
  const site = {
    settings: {
      brand: {},
      url: "https://www.cresca.example",
      contact: { phone: "01 99 00 47 20" },
      social: [{ url: "https://www.linkedin.com/" }, { url: "https://www.instagram.com/cresca" }],
      promises: [],
    },
    drawings: {},
  } as unknown as Site;
  const data = { home: { seo: {}, hero: {}, keywords: {} } } as never;
  const [page] = homePage.pages(data, site, "Accueil");
  expect(page?.things[0]).toMatchObject({ sameAs: ["https://www.instagram.com/cresca"] });
});
