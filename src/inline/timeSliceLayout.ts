import { phoneQuery } from "../theme/breakpoints";
import { belowTheFold } from "../theme/deferredSections";

/** Milliseconds from the closing of a dialog to the first time slice: a tap that follows at once goes before. */
const AFTER_CLOSE = 300;

/**
 * Time-slices the layout of what is below the fold: one section in a frame, so that no single layout is a long task. All come
 * at once when something depends on their heights (a jump within the page, or a page to which the visitor comes back, whose
 * scroll position is restored), when nobody waits (a prerendered page), and once a wide screen's page has loaded.
 *
 * A modal dialog makes the page behind it inert, which restyles each element of it within the tap. While one is open,
 * sections out of sight are skipped, at the height that they have; they come back in time slices a while after it has closed,
 * or all at once when the visitor scrolls.
 */
export const timeSliceLayout = () => {
  const sections = [...document.querySelectorAll<HTMLElement>(belowTheFold)];
  let waiting = [...sections];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const layOut = (section: HTMLElement) => {
    section.style.contentVisibility = "visible";
  };
  const layOutAll = () => waiting.splice(0).forEach(layOut);
  const layOutNext = () => {
    waiting.splice(0, 1).forEach(layOut);
    if (waiting.length > 0) frame = requestAnimationFrame(layOutNext);
  };
  const layOutAfterNextFrame = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(layOutNext);
    });
  };
  const skipOutOfSight = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    waiting = sections.filter((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    });
    // One in sight may not have had its time slice yet.
    for (const section of sections) if (!waiting.includes(section)) layOut(section);
    // Not `auto`: sections that are near would be laid out again in the same frame.
    for (const section of waiting) section.style.contentVisibility = "hidden";
  };
  const layOutSkipped = () => {
    if (waiting.some(({ style }) => style.contentVisibility === "hidden")) layOutAll();
  };
  const beforeJump = ({ target }: Event) => {
    if ((target as Element).closest("a[href*='#']")) layOutAll();
  };
  const beforeToggle = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement)) return;
    if ((event as ToggleEvent).newState === "open") skipOutOfSight();
    else timer = setTimeout(layOutNext, AFTER_CLOSE);
  };
  addEventListener("click", beforeJump, { capture: true });
  addEventListener("beforetoggle", beforeToggle, { capture: true });
  // What is skipped behind a dialog, or after it, may come into sight.
  for (const event of ["scroll", "resize"]) addEventListener(event, layOutSkipped);

  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== "navigate" || document.prerendering) {
    layOutAll();
    return;
  }
  layOutAfterNextFrame();
  addEventListener("load", () => {
    if (!matchMedia(phoneQuery).matches) layOutAll();
  });
};
