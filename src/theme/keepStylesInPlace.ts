import { StyleSheet } from "@emotion/sheet";

/**
 * Emotion takes the page's styles over by moving their elements within the head, and the browser then styles
 * and lays out the whole page anew, twice, while the visitor taps. They stand where they should already.
 * Imported before anything that imports Emotion: it takes over as it is loaded.
 */
StyleSheet.prototype.hydrate = function hydrate(nodes) {
  this.tags.push(...nodes);
};

/** Writes the list of styles that Emotion reads from the element; pages do without, it is in the rules. */
for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')) {
  const names = Array.from(style.textContent.matchAll(/\.css-([\w-]+)/g), ([, name]) => name);
  style.dataset.emotion = ["css", ...new Set(names)].join(" ");
}
