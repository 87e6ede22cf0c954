/** Milliseconds for which a message sent before React is there waits for it; then the browser posts it itself. */
const PATIENCE = 1500;

/**
 * Holds a form that is sent before React is there, and sends it through React, or natively if React is late. The form
 * says by its `data-enhanced` and by an event of that name that React has it (hooks/useLeadForm).
 *
 * @param startReact starts React with no further delay
 */
export const holdEarlySubmits = (startReact: () => void) => {
  const held = new WeakSet<HTMLFormElement>();
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post" || "enhanced" in form.dataset) return;
    event.preventDefault();
    if (held.has(form)) return;
    held.add(form);
    startReact();
    const sendThroughReact = () => {
      clearTimeout(late);
      form.requestSubmit();
    };
    const sendNatively = () => {
      // The post is on its way from here on: React coming now would send a second one.
      form.removeEventListener("enhanced", sendThroughReact);
      form.submit();
    };
    const late = setTimeout(sendNatively, PATIENCE);
    form.addEventListener("enhanced", sendThroughReact, { once: true });
  };
  addEventListener("submit", hold, { capture: true });
};
