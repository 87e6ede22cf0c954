import { useEffect } from "react";

/**
 * Writes a text into the empty message field when the address names the anchor: the anchor is the state, so a
 * jump made before React started counts as well.
 */
export const usePrefilledMessage = (anchor: string, text: string) => {
  useEffect(() => {
    const prefill = () => {
      const message = document.querySelector<HTMLTextAreaElement>(`#${anchor} textarea`);
      if (window.location.hash === `#${anchor}` && message && !message.value) message.value = text;
    };
    prefill();
    window.addEventListener("hashchange", prefill);
    return () => window.removeEventListener("hashchange", prefill);
  }, [anchor, text]);
};
