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

/** The one thing in which React does more for a touch than the platform. */
const CAROUSEL = "[data-start-near]";

const listen = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) => addEventListener(name, listener, { capture: true, passive: true });

/**
 * Hydrates on the first sign of intent instead of at load, so that a page which is only read costs no script file.
 * Everything on the page works by itself (links, popovers, dialog, details, native form post), and the visitor sees it
 * answer first: the files are fetched at once, and run after the next frame. On a touch screen, only a touch within a
 * carousel or a key starts React, once a second has passed without input; a touch within a form fetches the files, for
 * the key or the sending that follows.
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
  const fetchOnce = () => {
    if (fetched) return;
    fetched = true;
    requestAnimationFrame(() => setTimeout(() => preloadScripts(files)));
  };
  const startIn = (delay: number) => {
    if (started) return;
    clearTimeout(timer);
    timer = setTimeout(start, delay);
    fetchOnce();
  };
  const startAfterFrame = (delay: number) => {
    if (!started) requestAnimationFrame(() => startIn(delay));
  };
  const startAfterAnswer = () => startAfterFrame(touched ? INPUT_PAUSE : SETTLE);
  const onUse = ({ target }: Event) => {
    if (!touched || (target as Element).closest(CAROUSEL)) startAfterAnswer();
    else if ((target as Element).closest("form")) fetchOnce();
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
    if (touched) onUse(event);
    else startIn(PRESS);
  });
  listen("click", onUse);
  listen("keydown", startAfterAnswer);
  listen("focusin", onUse);
  whenCarouselNears(startAfterAnswer);
  return () => startAfterFrame(SETTLE);
};
