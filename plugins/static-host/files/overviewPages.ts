import type { Entry, SiteData } from "../siteData";

/** The pages that list all services and all sectors, as far as the site has them. */
export const overviewPages = ({
  pages,
  interface: texts,
}: Pick<SiteData, "pages" | "interface">) => {
  const { navigation, service, sector } = texts;
  const index: Entry[] = [
    { path: "/services", title: navigation.allServices, summary: service.indexDescription },
    { path: "/secteurs", title: navigation.allSectors, summary: sector.indexDescription },
  ];
  return index.filter(({ path }) => pages.nodes.some((page) => page.path === path));
};
