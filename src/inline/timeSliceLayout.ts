import { phoneQuery } from "../theme/breakpoints";
import { belowTheFold } from "../theme/deferredSections";

/**
 * Time-slices the layout of what is below the fold: one section in a frame, so that no single layout is a long task. All come at once when something depends on their heights (a jump within the page, or a page to which the
 * visitor comes back, whose scroll position is restored), when nobody waits (a prerendered page), and once a
 * wide screen's page has loaded.
 */
export const timeSliceLayout = () => {
  const waiting = [...document.querySelectorAll<HTMLElement>(belowTheFold)];
  const layOut = (section: HTMLElement) => {
    section.style.contentVisibility = "visible";
  };
  const layOutAll = () => waiting.splice(0).forEach(layOut);
  const layOutNext = () => {
    waiting.splice(0, 1).forEach(layOut);
    if (waiting.length > 0) requestAnimationFrame(layOutNext);
  };
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== "navigate" || document.prerendering) {
    layOutAll();
    return;
  }
  // After the first frame.
  requestAnimationFrame(() => requestAnimationFrame(layOutNext));
  addEventListener("load", () => {
    if (!matchMedia(phoneQuery).matches) layOutAll();
  });
  const beforeJump = ({ target }: Event) => {
    if ((target as Element).closest("a[href*='#']")) layOutAll();
  };
  addEventListener("click", beforeJump, { capture: true });
};
