/** Mark on `<html>` while what lies below the first screen is laid out piece by piece. */
const MARK = "data-in-pieces";

/** For `setHtmlAttributes` of a page that carries the script below. */
export const inPiecesAttributes: object = { [MARK]: "" };

/** Declarations for a band of the page: it is laid out when it comes near, or when its turn has come. */
export const laidOutLater = `
  @media screen and (scripting: enabled) {
    html[${MARK}] & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 50rem;
    }
  }
`;

/**
 * Inline script that lays out the bands of the page one after the other, in idle moments once it has loaded, so
 * that no single layout holds the visitor up. All at once when something depends on their heights: a jump
 * within the page, and a page to which the visitor comes back, whose scroll position the browser restores.
 */
export const layOutInPieces = `(() => {
  const all = () => document.documentElement.removeAttribute("${MARK}");
  const bands = [...document.querySelectorAll("main section, footer")];
  const idle = window.requestIdleCallback || setTimeout;
  const next = () => {
    const band = bands.shift();
    if (!band) return all();
    band.style.contentVisibility = "visible";
    idle(next);
  };
  if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate") return all();
  addEventListener("load", () => idle(next), { once: true });
  addEventListener("click", (event) => event.target.closest("a[href*='#']") && all(), { capture: true });
})()`;
