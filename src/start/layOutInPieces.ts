import { phoneQuery } from "../theme/breakpoints";

/** Mark on `<html>` of a page whose parts below the first screen are laid out piece by piece. */
const MARK = "data-in-pieces";

/** What stands below the first screen: the parts of the page after the first, and the footer. */
const LATER = "main > * + *, footer";

/** What the edge of a phone cuts off: the cards of a carousel after the first. */
const BESIDE = "[data-start-near] li + li";

/** For `setHtmlAttributes` of a page that carries the script below. */
export const inPiecesAttributes: object = { [MARK]: "" };

/** Style sheet of such a page: a part is laid out when it comes near, or when its turn has come. */
export const laidOutLater = `
  @media screen and (scripting: enabled) {
    html[${MARK}] :is(${LATER}) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 50rem;
    }
  }
`;

/** The same for cards that wait beside the first of their row, on phones. */
export const cardsLaidOutLater = `
  @media screen and (scripting: enabled) and ${phoneQuery} {
    html[${MARK}] & > li + li {
      content-visibility: auto;
    }
  }
`;

/**
 * Inline script that lays out the parts of the page one after the other, so that no single layout holds the visitor
 * up: in idle moments after the first frame, and without waiting once the page has loaded. Until its turn has come
 * the text of a part is not there for whoever asks for what is rendered (innerText). All comes at once when
 * something depends on heights: a jump within the page, or a page to which the visitor comes back, whose scroll
 * position is restored. Each part is freed by its own style: taking the mark off would cost a style of every element.
 *
 * @param hasCarousels whether rows of cards run out of a phone's screen
 */
export const layOutInPieces = (hasCarousels: boolean) => `(() => {
  const parts = [...document.querySelectorAll("${LATER}${hasCarousels ? `, ${BESIDE}` : ""}")];
  const free = (part) => { part.style.contentVisibility = "visible"; };
  const all = () => parts.splice(0).forEach(free);
  let later = window.requestIdleCallback || setTimeout;
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    free(part);
    part.offsetHeight;
    later(next);
  };
  if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate") return all();
  requestAnimationFrame(() => later(next));
  addEventListener("load", () => {
    later = setTimeout;
    later(() => { document.body.offsetHeight; later(next); });
  });
  addEventListener("click", all, { capture: true });
})()`;
