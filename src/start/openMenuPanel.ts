/**
 * Inline script that opens the menu panel at once. `showModal` makes all the rest of the page inert in the same
 * frame, which costs the browser a style of every element. So the panel is only shown, over a shade that takes the
 * taps beside it (`Header`), and the rest is hidden from assistive technology, which costs no style; it is made inert
 * when the focus could leave the panel: with the first key, or once it has left. Without scripting the panel is a
 * modal dialog: its button says so.
 *
 * A browser without invoker commands, or in which a tap beside a dialog does not close it, gets `showModal`.
 */
export const openMenuPanel = `(() => {
  const panel = document.querySelector("dialog");
  const behind = () => document.querySelectorAll("main, footer, [href='#contenu'], header > * > :not(dialog)");
  const hide = (hidden) => {
    for (const part of behind()) {
      part.ariaHidden = hidden || null;
      if (!hidden) part.inert = false;
    }
  };
  const holdFocus = ({ type, target }) => {
    if (!panel.open || (type === "focusin" && panel.contains(target))) return;
    for (const part of behind()) part.inert = true;
  };
  const invokes = "commandForElement" in HTMLButtonElement.prototype;
  const closesItself = "closedBy" in panel;
  if (invokes && closesItself) {
    panel.addEventListener("command", (event) => {
      if (event.command !== "show-modal") return;
      event.preventDefault();
      panel.show();
      hide(true);
    });
    panel.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && hide(false));
    addEventListener("keydown", holdFocus, { capture: true });
    addEventListener("focusin", holdFocus);
  }
  addEventListener("click", ({ target }) => {
    const button = !invokes && target.closest("[commandfor]");
    if (button) button.getAttribute("command") === "close" ? panel.close() : panel.showModal();
    if (panel.open && (target.closest("dialog a") || (target === panel && !closesItself))) panel.close();
  });
})()`;
