// The one script in the HTML of each page (plugins/static-host/html/pageScript.ts): what the platform cannot do alone.
import { phoneQuery } from "../theme/breakpoints";
import { fillFragments } from "./fillFragments";

type Load = () => Promise<{ startIsland: (element: HTMLElement) => void }>;
type Use = { target: unknown; isIntersecting?: boolean };

/** React runs the message form and, on phones, the carousels: once they are used, or near a visitor who has scrolled. */
const startIslands = (load: Load) => {
  const phone = matchMedia(phoneQuery);
  const start = ({ target, isIntersecting = true }: Use) => {
    const island = (target as Element).closest<HTMLElement>("[data-island]");
    if (!island || !isIntersecting || (island.dataset.island === "carousel" && !phone.matches))
      return;
    // Without its files the page works as it is; the next use tries again.
    load().then(
      ({ startIsland }) => startIsland(island),
      () => undefined,
    );
  };
  for (const use of ["pointerdown", "keydown", "focusin"])
    document.body.addEventListener(use, start, { passive: true });
  const near = new IntersectionObserver((all) => all.forEach(start), { rootMargin: "300px" });
  const watch = () =>
    document.querySelectorAll("[data-island]").forEach((island) => near.observe(island));
  addEventListener("scroll", watch, { once: true, passive: true });
};

/** A menu of the header: says whether it is open. It asks for `:hover` before it toggles: a tap ends a finger's for a moment. */
const dropdown = (menu: HTMLElement) => {
  const [button, panel] = [...menu.children] as [HTMLElement, HTMLElement];
  const update = (isDismissed = "dismissed" in panel.dataset) => {
    panel.toggleAttribute("data-dismissed", isDismissed);
    const isOpen = panel.checkVisibility({ visibilityProperty: true });
    button.setAttribute("aria-expanded", String(isOpen));
  };
  menu.addEventListener("pointerenter", () => update(false));
  menu.addEventListener("pointerleave", ({ pointerType }) => {
    // Its transition keeps it in sight a little longer.
    if (pointerType === "mouse") panel.hidePopover?.();
    update(false);
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) panel.hidePopover?.();
  });
  panel.addEventListener("beforetoggle", ({ newState }) =>
    update(newState === "closed" && menu.matches(":hover")),
  );
  for (const seen of ["toggle", "transitionend"]) panel.addEventListener(seen, () => update());
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && menu.matches(":hover")) update(true);
  });
  button.setAttribute("aria-expanded", "false");
};

/** A link to a free slot, which chooses it; a button that says whether it is pressed; the menu's dialog, which its links close. */
const onClick = ({ target, clientX }: MouseEvent) => {
  const clicked = target as Element;
  const slot = clicked.closest<HTMLAnchorElement>("a[href^='#start-']");
  if (slot) document.querySelector<HTMLElement>(slot.hash)?.click();
  const button = clicked.closest("button");
  const pressed = button?.getAttribute("aria-pressed");
  if (pressed) button?.setAttribute("aria-pressed", String(pressed !== "true"));
  const dialog = document.querySelector("dialog");
  // Not all browsers know invoker commands and `closedby` yet. A click on the backdrop has the dialog as its target.
  const isNative = "command" in HTMLButtonElement.prototype;
  const command = isNative ? undefined : button?.getAttribute("command");
  if (command === "show-modal") dialog?.showModal();
  const isBeside = clicked === dialog && clientX < dialog.getBoundingClientRect().left;
  if (command === "close" || isBeside || clicked.closest("dialog a")) dialog?.close();
};

export const runPage = (load: Load) => {
  startIslands(load);
  document.body.addEventListener("click", onClick);
  document.querySelectorAll<HTMLElement>("[data-dropdown]").forEach(dropdown);
  fillFragments();
  if (document.querySelector("[data-missing-page]"))
    console.error("404: no page at", location.pathname);
};
