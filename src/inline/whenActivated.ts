declare global {
  interface Document {
    /** Whether the page is prerendered for a visitor who may not come; undefined where browsers do not do so. */
    readonly prerendering?: boolean;
  }
}

/**
 * Does something now, or on a page that the browser prerenders (speculation rules) once it is activated.
 * https://developer.mozilla.org/docs/Web/API/Document/prerenderingchange_event
 */
export const whenActivated = (action: () => void) => {
  if (document.prerendering)
    document.addEventListener("prerenderingchange", action, { once: true });
  else action();
};
