import { preloadScripts, runScripts } from "./loadScripts";
import { whenCarouselNears } from "./whenCarouselNears";

/** Milliseconds between the frame that answers the visitor and the start of React. */
const SETTLE = 50;

/** Milliseconds that a press may last before React starts regardless. */
const PRESS = 500;

/** Milliseconds from the pointer's first move to the start of React: a click that follows at once goes before. */
const HOVER = 100;

/** Milliseconds without another touch or key before React starts on a touch screen: a tap that meets it on its way would wait. */
export const INPUT_PAUSE = 1000;

/** Where React does more for a touch than the platform: all else is answered whole without it. */
const NEEDS_REACT = "form, [data-start-near]";

const listen = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) => addEventListener(name, listener, { capture: true, passive: true });

/**
 * Hydrates on the first sign of intent instead of at load, so that a page which is only read costs no script file.
 * Everything on the page works by itself (links, popovers, dialog, details, native form post), and the visitor sees it
 * answer first: the files are fetched at once, and run after the next frame. A touch is intent within a form or a carousel
 * only, where a second without input has to pass.
 *
 * @param files script files in the order in which they are to run
 * @returns starts React after the next frame, whatever the screen
 */
export const hydrateOnIntent = (files: readonly string[]) => {
  let started = false;
  let fetched = false;
  let touched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    if (started) return;
    started = true;
    runScripts(files);
  };
  const startIn = (delay: number) => {
    if (started) return;
    clearTimeout(timer);
    timer = setTimeout(start, delay);
    if (fetched) return;
    fetched = true;
    requestAnimationFrame(() => setTimeout(() => preloadScripts(files)));
  };
  const startAfterFrame = (delay: number) => {
    if (!started) requestAnimationFrame(() => startIn(delay));
  };
  const startAfterAnswer = () => startAfterFrame(touched ? INPUT_PAUSE : SETTLE);
  const startIfNeeded = ({ target }: Event) => {
    if (!touched || (target as Element).closest(NEEDS_REACT)) startAfterAnswer();
  };

  // A pointer that rests on a page while it loads is no intent, although the browser tells of it as of a move: it has
  // to be seen in two places.
  let rest: string | undefined;
  listen("pointermove", ({ pointerType, clientX, clientY }) => {
    if (timer || pointerType === "touch") return;
    const place = `${clientX},${clientY}`;
    rest ??= place;
    if (place !== rest) startIn(HOVER);
  });
  listen("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (touched) startIfNeeded(event);
    else startIn(PRESS);
  });
  listen("click", startIfNeeded);
  listen("keydown", startAfterAnswer);
  listen("focusin", startIfNeeded);
  whenCarouselNears(startAfterAnswer);
  return () => startAfterFrame(SETTLE);
};
