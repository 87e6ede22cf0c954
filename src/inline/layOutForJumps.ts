/**
 * Sections below the first screen are laid out when they come near (`content-visibility` in theme/GlobalStyles), with an
 * estimated height until then. Before a jump within the page, and on a page that opens at a place or at the scroll
 * position of an earlier visit, all of them are laid out: a jump stops exactly 80 px above its section.
 */
export const layOutForJumps = () => {
  const layOutAll = () => document.documentElement.setAttribute("data-laid-out", "");
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== "navigate") layOutAll();
  const beforeJump = ({ target }: Event) => {
    if ((target as Element).closest<HTMLAnchorElement>("a[href*='#']")) layOutAll();
  };
  addEventListener("click", beforeJump, { capture: true });
};
