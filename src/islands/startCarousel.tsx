import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { phoneQuery } from "../theme/breakpoints";
import type { CarouselProps } from "./CarouselSlides";

/** Index of the slide to which a row was swiped. */
const slideInSight = (row: Element) => {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  return first && second ? Math.round(row.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
};

/**
 * Puts the looping carousel in the place of a row of slides, on phones. On a wider screen, after a turn of the device, the row is back.
 *
 * @param element holds the row, a list, and what stands below it
 * @throws Error when the carousel's file does not come: the row then goes on as it is
 */
export const startCarousel = async (element: HTMLElement, props: CarouselProps) => {
  const { CarouselSlides } = await import("./CarouselSlides");
  const phone = matchMedia(phoneQuery);
  const before = [...element.childNodes];
  const row = element.querySelector(":scope > ul")!;
  const slides = [...row.children].map((slide) => slide.innerHTML);
  let root: Root | undefined;
  let isStopped = false;
  const show = () => {
    // A visitor who is in the row keeps it: to replace it would take the focus away.
    if (root || element.contains(document.activeElement)) return;
    const first = slideInSight(row);
    isStopped ||= first > 0;
    const carousel = createRoot(element);
    // At once, before the focus can move into the row.
    const onChoice = (isPlaying: boolean) => (isStopped = !isPlaying);
    const slider = <CarouselSlides {...props} {...{ first, slides, isStopped, onChoice }} />;
    flushSync(() => carousel.render(slider));
    root = carousel;
  };
  const hide = () => {
    root?.unmount();
    if (root) element.replaceChildren(...before);
    root = undefined;
  };
  const update = () => (phone.matches ? show() : hide());
  phone.addEventListener("change", update);
  // Paper may be as narrow as a phone, and has room for all.
  addEventListener("beforeprint", hide);
  addEventListener("afterprint", update);
  update();
};
