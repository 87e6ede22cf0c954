import { createRoot, type Root } from "react-dom/client";
import { phoneQuery } from "../theme/breakpoints";
import type { CarouselProps } from "./CarouselSlides";

/**
 * Puts the looping carousel in the place of a row of slides, on phones. On a wider screen, after a turn of the device, the row is back.
 *
 * @param element holds the row, a list, and what stands below it
 */
export const startCarousel = (element: HTMLElement, props: CarouselProps) => {
  const phone = matchMedia(phoneQuery);
  const before = [...element.childNodes];
  const slides = [...element.querySelectorAll(":scope > ul > li")].map((slide) => slide.innerHTML);
  let root: Root | undefined;
  const show = async () => {
    const { CarouselSlides } = await import("./CarouselSlides");
    // A visitor who is in the row keeps it: to replace it would take the focus away.
    if (root || !phone.matches || element.contains(document.activeElement)) return;
    root = createRoot(element);
    root.render(<CarouselSlides {...props} slides={slides} />);
  };
  const hide = () => {
    root?.unmount();
    if (root) element.replaceChildren(...before);
    root = undefined;
  };
  const update = () => {
    if (!phone.matches) return hide();
    // Without its file the row goes on as it is.
    show().catch(() => undefined);
  };
  phone.addEventListener("change", update);
  update();
};
