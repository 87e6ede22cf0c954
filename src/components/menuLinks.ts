import type { Chrome } from "../hooks/useChrome";

/** An entry of a menu. */
export type MenuLink = { readonly path: string; readonly title: string };

/** The two menus: what each lists, and the index page where there are more entries than a menu holds. */
export const menuLinks = (chrome: Chrome) => {
  const { navigation } = chrome.interface;
  const links = (list: Chrome["services"] | Chrome["sectors"], index: MenuLink): MenuLink[] =>
    list.totalCount > list.nodes.length ? [...list.nodes, index] : [...list.nodes];
  return {
    services: links(chrome.services, { path: "/services", title: navigation.allServices }),
    sectors: links(chrome.sectors, { path: "/secteurs", title: navigation.allSectors }),
  };
};
