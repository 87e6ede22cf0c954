/**
 * Inline script that opens the menu panel at once. `showModal` makes all the rest of the page inert in the same
 * frame, which costs the browser a style of every element. So the panel is shown first, and the rest is made inert
 * in pieces after the frame that shows it, and freed the same way once it is closed; the header's own controls at
 * once, since the focus returns to one of them; and all at once when a key could move the focus. Without scripting
 * the panel is a modal dialog: its button says so.
 *
 * A browser without invoker commands, or in which a tap beside a dialog does not close it, gets `showModal`.
 */
export const openMenuPanel = `(() => {
  const panel = document.querySelector("dialog");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const unsettled = () => all("main > *, footer, [href='#contenu']").filter(({ inert }) => inert !== panel.open);
  const settle = () => {
    const [part] = unsettled();
    if (!part) return;
    part.inert = panel.open;
    part.offsetHeight;
    setTimeout(settle);
  };
  const hold = (held) => {
    for (const control of all("header > * > :not(dialog)")) control.inert = held;
    requestAnimationFrame(() => setTimeout(settle));
  };
  const invokes = "commandForElement" in HTMLButtonElement.prototype;
  const closesItself = "closedBy" in panel;
  if (invokes && closesItself) {
    panel.addEventListener("command", (event) => {
      if (event.command !== "show-modal") return;
      event.preventDefault();
      panel.show();
      hold(true);
    });
    addEventListener("keydown", () => unsettled().forEach((part) => { part.inert = panel.open; }), { capture: true });
    panel.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && hold(false));
  }
  addEventListener("click", ({ target }) => {
    const button = !invokes && target.closest("[commandfor]");
    if (button) button.getAttribute("command") === "close" ? panel.close() : panel.showModal();
    if (panel.open && (target.closest("dialog a") || (target === panel && !closesItself))) panel.close();
  });
})()`;
