/**
 * The one script in the HTML of each page: what the platform cannot do alone, and the start of React where it is needed.
 * plugins/static-host/html/pageScript.ts bundles it; gatsby-browser.tsx runs it in `npm start`.
 */
import { phoneQuery } from "../theme/breakpoints";
import { dropdown } from "./dropdown";
import { fillFragments } from "./fillFragments";

type Islands = { startIsland: (element: HTMLElement) => void };

/** React runs the message form and, on phones, the carousels: from their first use on, or when a carousel comes near. */
const startIslands = (load: () => Promise<Islands>, isPhone: boolean) => {
  const started = new WeakSet<Element>();
  const start = ({ target }: { target: unknown }) => {
    const island = (target as Element).closest?.<HTMLElement>("[data-island]");
    if (!island || started.has(island)) return;
    if (island.dataset.island === "carousel" && !isPhone) return;
    started.add(island);
    load()
      .then(({ startIsland }) => startIsland(island))
      // The page works without; the next use tries again.
      .catch(() => started.delete(island));
  };
  for (const use of ["pointerdown", "keydown", "focusin"])
    document.body.addEventListener(use, start, { passive: true });
  const nears = new IntersectionObserver(
    (entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(start),
    { rootMargin: "300px" },
  );
  const watch = () =>
    document.querySelectorAll("[data-island=carousel]").forEach((row) => nears.observe(row));
  if (isPhone) addEventListener("scroll", watch, { once: true, passive: true });
};

/** Browsers without invoker commands or `closedby` get what these do; a link in a dialog, which may lead to a place behind it, closes it. */
const onClick = (event: MouseEvent) => {
  const target = event.target as Element;
  const toggle = target.closest("button[data-toggle]");
  toggle?.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
  const button = target.closest("button[commandfor]");
  if (button && !("commandForElement" in button)) {
    const dialog = document.querySelector<HTMLDialogElement>(
      `#${button.getAttribute("commandfor")}`,
    );
    if (button.getAttribute("command") === "close") dialog?.close();
    else dialog?.showModal();
  }
  const dialog = target.closest("dialog");
  // The backdrop counts as the dialog itself, whose padding is its children's to fill.
  if (dialog?.open && (target.closest("a") || (!("closedBy" in dialog) && isBeside(dialog, event))))
    dialog.close();
};

const isBeside = (dialog: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** What scrolls on phones alone is a stop of the Tab key there alone. */
const keepStops = ({ matches }: MediaQueryList) =>
  document
    .querySelectorAll("[data-scrolls-on-phones]")
    .forEach((list) =>
      matches ? list.setAttribute("tabindex", "0") : list.removeAttribute("tabindex"),
    );

/** What waits until a page that the browser has prepared is shown. */
const onShown = () => {
  fillFragments();
  if (document.querySelector("[data-missing-page]"))
    console.error("404: no page at", location.pathname);
};

/** @param load fetches the code of the islands */
export const runPage = (load: () => Promise<Islands>) => {
  const phone = matchMedia(phoneQuery);
  const isPhone = phone.matches;
  startIslands(load, isPhone);
  document.body.addEventListener("click", onClick);
  document.querySelectorAll<HTMLElement>("[data-dropdown]").forEach(dropdown);
  keepStops(phone);
  phone.addEventListener("change", () => keepStops(phone));
  if (document.prerendering)
    document.addEventListener("prerenderingchange", onShown, { once: true });
  else onShown();
};
