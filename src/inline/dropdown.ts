import { durations } from "../theme/motion";

/**
 * What CSS and the platform leave open in a menu of the header (components/DropdownMenu): whether it is open, for
 * assistive technology; Escape and a second click under the pointer; closing when the focus or, 200 ms later, the pointer has left.
 */
export const dropdown = (menu: HTMLElement) => {
  const [button, panel] = menu.children as unknown as [HTMLElement, HTMLElement];
  let leaving = 0;
  let isHovered = false;
  const update = (isDismissed = "dismissed" in panel.dataset) => {
    panel.toggleAttribute("data-dismissed", isDismissed);
    const isOpen = panel.matches(":popover-open") || (isHovered && !isDismissed);
    button.setAttribute("aria-expanded", String(isOpen));
  };
  const leave = () => {
    isHovered = false;
    panel.hidePopover();
    update(false);
  };
  menu.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(leaving);
    isHovered = true;
    update();
  });
  menu.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") leaving = window.setTimeout(leave, durations.dropdownClose);
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) panel.hidePopover();
  });
  panel.addEventListener("toggle", ({ newState }) => update(newState === "closed" && isHovered));
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && isHovered) update(true);
  });
  update();
};
