import { belowTheFold } from "../theme/deferredSections";

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Lays out the sections that CSS leaves for later (theme/deferredSections), one at a time while the browser is idle:
 * captures of the whole page show all of them. At once before a jump, and where the browser restores a scroll position.
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
  // A smooth scroll measures its way once, as it begins.
  const beforeJump = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a[href*='#']")) while (layOutNext());
  };
  addEventListener("click", beforeJump, { capture: true });
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate") while (layOutNext());
  else if (document.readyState === "complete") goOn();
  else addEventListener("load", () => whenIdle(goOn));
};
