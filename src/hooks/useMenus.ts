import { useSharedContent } from "./useSharedContent";

/** The menus of the site; where a menu has no room for all entries, its last link leads to the page that lists them. */
export const useMenus = () =>
  useSharedContent().menus.map(({ overview, ...menu }) => ({
    ...menu,
    links: overview ? [...menu.shown, overview] : menu.shown,
  }));
