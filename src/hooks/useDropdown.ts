import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { durations } from "../theme/motion";
import { useHydrated } from "./useHydrated";

/**
 * What the platform does not say or do by itself for a hover menu that is also a popover. CSS opens the
 * panel on hover and closes it late, `popovertarget` toggles it by click, Enter and Space, Escape and a click elsewhere
 * close it; all of that works before React. This hook adds
 * - `expanded`: whether the panel shows, for `aria-expanded`; before React the browser says it for the popover;
 * - `dismissed`: a hovered panel was closed by Escape or a second click and stays so until the pointer leaves;
 * - closing when the focus or, 200 ms later, the pointer has left.
 *
 * @returns the state and the attributes for the element around button and panel
 */
export const useDropdown = () => {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  const started = useHydrated();
  const [hovered, setHovered] = useState(false);
  const [pinned, setPinned] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    setHovered(root.current?.matches(":hover") ?? false);
    setPinned(panel.current?.matches(":popover-open") ?? false);
    return () => window.clearTimeout(leaving.current);
  }, []);

  useEffect(() => {
    if (!hovered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [hovered]);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    window.clearTimeout(leaving.current);
    setHovered(true);
  };

  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    leaving.current = window.setTimeout(() => {
      setHovered(false);
      setDismissed(false);
      panel.current?.hidePopover();
    }, durations.dropdownClose);
  };

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget))
      panel.current?.hidePopover();
  };

  const onToggle = (event: { newState: string }) => {
    const open = event.newState === "open";
    setPinned(open);
    setDismissed(!open && hovered);
  };

  return {
    expanded: started ? pinned || (hovered && !dismissed) : undefined,
    dismissed,
    rootProps: { ref: root, onPointerEnter, onPointerLeave, onBlur },
    panelProps: { ref: panel, onToggle },
  };
};
