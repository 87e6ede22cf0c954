/** Does what a button with `command` and `commandfor` asks of a dialog. */
const obey = (button: Element) => {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
};

/** Whether a click on a dialog, or on its backdrop, which counts as the dialog, was beside it. */
const isBeside = (dialog: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/**
 * What dialogs need besides the platform: a link in one closes it, since it may lead to a place on the same page.
 * Browsers without invoker commands or without `closedby` get what these do.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export const menuDialogs = () => {
  const invokes = "commandForElement" in HTMLButtonElement.prototype;
  const closesItself = "closedBy" in HTMLDialogElement.prototype;
  addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest("button[commandfor]");
    if (button && !invokes) obey(button);
    const dialog = target.closest("dialog");
    if (!dialog) return;
    const leaves = target.closest("a") || (!closesItself && isBeside(dialog, event));
    if (leaves && dialog.open) dialog.close();
  });
};
