import { belowTheFold } from "../theme/deferredSections";

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Lays out the sections that CSS leaves for later (theme/deferredSections), one at a time while the browser is idle:
 * captures of the whole page show all of them. At once where the browser restores a scroll position.
 */
export const layOutRest = () => {
  const sections = [...document.querySelectorAll<HTMLElement>(belowTheFold)];
  const layOutNext = () => {
    const section = sections.shift();
    section?.style.setProperty("content-visibility", "visible");
    return section !== undefined;
  };
  const goOn = () => {
    if (layOutNext()) whenIdle(goOn);
  };
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate") while (layOutNext());
  else if (document.readyState === "complete") goOn();
  else addEventListener("load", () => whenIdle(goOn));
};
