import { phoneQuery } from "../theme/breakpoints";

/** Pixels below or above the screen at which a carousel counts as near. */
const MARGIN = "300px";

/** Calls back when, on a phone whose visitor has scrolled, an element marked `data-start-near` comes near. */
export const whenCarouselNears = (action: () => void) => {
  const watch = () => {
    if (!matchMedia(phoneQuery).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        action();
      },
      { rootMargin: MARGIN },
    );
    for (const element of document.querySelectorAll("[data-start-near]")) observer.observe(element);
  };
  addEventListener("scroll", watch, { once: true, passive: true });
};
