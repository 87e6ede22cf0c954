import { useSharedContent } from "./useSharedContent";

/** An entry of a menu. */
export type MenuLink = { readonly path: string; readonly title: string };

/** The page that lists all services, and the one that lists all sectors; each where a menu has no room for all. */
export const useIndexLinks = (): { services?: MenuLink; sectors?: MenuLink } => {
  const shared = useSharedContent();
  const { navigation } = shared.interface;
  return {
    services:
      shared.allService.totalCount > shared.mainServices.length
        ? { path: "/services", title: navigation.allServices }
        : undefined,
    sectors:
      shared.allSector.totalCount > shared.mainSectors.length
        ? { path: "/secteurs", title: navigation.allSectors }
        : undefined,
  };
};

const inMenu = (entries: readonly MenuLink[], index?: MenuLink) =>
  index ? [...entries, index] : entries;

/** What the two menus list. */
export const useMenuLinks = () => {
  const { mainServices, mainSectors } = useSharedContent();
  const index = useIndexLinks();
  return {
    services: inMenu(mainServices, index.services),
    sectors: inMenu(mainSectors, index.sectors),
  };
};
