/** Milliseconds for which a message sent before React is there waits for it; then the browser posts it itself. */
const SUBMIT_PATIENCE = 1500;

/** Milliseconds between the frame that answers the visitor and the start of React. */
const SETTLE = 50;

/** Milliseconds that a press may last before React starts regardless. */
const PRESS = 500;

/** Milliseconds from the pointer's first move to the start of React: a click that follows at once goes before. */
const HOVER = 100;

/**
 * Milliseconds without another touch or key before React starts on a touch screen: there the platform answers every
 * tap by itself, and a tap that meets React on its way would wait for it.
 */
export const QUIET = 1000;

/** Milliseconds after which React starts without any sign of intent. */
const IDLE_START = 30_000;

/** Stands for the list of scripts until the build has written it (see plugins/static-host/html/joinScripts.ts). */
export const SCRIPTS_PLACEHOLDER = "[/* scripts */]";

/** Part of the script below: starts React when a marked element comes near after the visitor has scrolled. */
const startNear = (query: string) => `addEventListener("scroll", () => {
    if (!matchMedia("${query}").matches) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) { observer.disconnect(); startAfterFrame(); }
    }, { rootMargin: "300px" });
    for (const element of document.querySelectorAll("[data-start-near]")) observer.observe(element);
  }, { once: true, passive: true });`;

/** Part of the script below: a toggle's effect is in CSS. */
const flipToggle = `addEventListener("click", ({ target }) => {
    const toggle = target.closest("button[data-toggle]");
    if (toggle) toggle.setAttribute("aria-pressed", toggle.getAttribute("aria-pressed") !== "true");
  });`;

/**
 * Inline script that starts React on the first sign of intent instead of at load, so that a page which is
 * only read costs no JavaScript. Everything on the page already works by itself (links, popovers, dialog,
 * details, native form post), and the visitor sees it answer before React starts: the files are fetched at
 * once, and run after the next frame, on a touch screen in the first quiet second. A pointer that rests on the page
 * while it loads is no intent, although the browser tells of it as of a move: it has to be seen in two places. The
 * script also
 * - starts React when a carousel comes near after the visitor has scrolled (phones only);
 * - holds a form that is sent before React is there, and sends it through React, or natively if React is late;
 * - flips `aria-pressed` of buttons marked `data-toggle`, whose effect is in CSS.
 *
 * @param movingQuery media query under which elements marked `data-start-near` start React; null on a page where
 *   nothing moves by itself: it has neither carousels nor toggles that pause
 * @param atOnce start without waiting: the not-found page logs its missing path
 */
export const startOnIntent = (movingQuery: string | null, atOnce: boolean) => `(() => {
  const files = ${SCRIPTS_PLACEHOLDER};
  let started = false;
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  const start = () => {
    if (started) return;
    started = true;
    for (const src of files) add("script", { src, async: false });
  };
  let fetched = false;
  let timer;
  const startIn = (delay) => {
    if (started) return;
    clearTimeout(timer);
    timer = setTimeout(start, delay);
    if (fetched) return;
    fetched = true;
    requestAnimationFrame(() => setTimeout(() => files.forEach((href) => add("link", { rel: "preload", as: "script", href }))));
  };
  let touched = false;
  const startAfterFrame = () => started || requestAnimationFrame(() => startIn(touched ? ${QUIET} : ${SETTLE}));
  ${atOnce ? "start();" : ""}
  const listen = (names, listener) => names.forEach((name) => addEventListener(name, listener, { capture: true, passive: true }));
  let rest;
  listen(["pointermove"], ({ pointerType, clientX, clientY }) => {
    if (timer || pointerType === "touch") return;
    const at = clientX + "," + clientY;
    rest ??= at;
    if (at !== rest) startIn(${HOVER});
  });
  listen(["pointerdown"], ({ pointerType }) => {
    touched = pointerType === "touch";
    startIn(touched ? ${QUIET} : ${PRESS});
  });
  listen(["click", "keydown", "focusin"], startAfterFrame);
  ${movingQuery ? startNear(movingQuery) : ""}
  setTimeout(() => (window.requestIdleCallback || setTimeout)(start), ${IDLE_START});
  const held = new WeakSet();
  addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || "enhanced" in form.dataset) return;
    event.preventDefault();
    if (held.has(form)) return;
    held.add(form);
    touched = false;
    startAfterFrame();
    const late = setTimeout(() => form.submit(), ${SUBMIT_PATIENCE});
    form.addEventListener("enhanced", () => { clearTimeout(late); form.requestSubmit(); }, { once: true });
  }, { capture: true });
  ${movingQuery ? flipToggle : ""}
})()`;
