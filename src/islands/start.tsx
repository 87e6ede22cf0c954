import { createRoot } from "react-dom/client";
import type { CarouselProps } from "./CarouselSlides";
import { LeadFormStates, type LeadFormProps } from "./LeadFormStates";
import { startCarousel } from "./startCarousel";

const started = new WeakSet<HTMLElement>();

/**
 * Starts React for one part of the page, once. The page itself is never hydrated: what a translator, a password manager or
 * an ad blocker has changed in it cannot fail (docs/decisions/islands.md).
 */
export const startIsland = (element: HTMLElement) => {
  if (started.has(element)) return;
  started.add(element);
  const { island, props = "{}" } = element.dataset;
  if (island === "carousel")
    startCarousel(element, JSON.parse(props) as CarouselProps).catch(() => started.delete(element));
  if (island === "lead-form") {
    const states = (
      <LeadFormStates form={element as HTMLFormElement} {...(JSON.parse(props) as LeadFormProps)} />
    );
    // All that it draws goes into the form by portals: the form's own elements stay as they are.
    createRoot(document.createElement("div")).render(states);
  }
};
