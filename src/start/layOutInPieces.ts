import { phoneQuery } from "../theme/breakpoints";

/** Mark on `<html>` of a page whose parts below the first screen are laid out piece by piece. */
const MARK = "data-parts";

/** What stands below the first screen: the parts of the page after the first, and the footer. */
const LATER = "main > * + *, footer";

/**
 * What has a turn of its own within such a part, where there are carousels: later parts and carousels, and the cards
 * that the edge of a phone cuts off (`restLaidOutLater`, `carouselsLaidOutLater`, `cardsLaidOutLater`).
 */
const WITHIN =
  "main > div > * + *, [data-start-near] + [data-start-near], [data-start-near] li + li";

/** For `setHtmlAttributes` of a page that carries the script below. */
export const inPiecesAttributes: object = { [MARK]: "" };

/**
 * Laid out when it comes near, or when its turn has come. Not `hidden` until then, which would keep more out of the
 * first frame: Chromium takes what it then shows for a layout shift.
 */
const laidOutLater = (selector: string) => `
  @media screen and (scripting: enabled) {
    html[${MARK}] ${selector} {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 50rem;
    }
  }
`;

/** Style sheet of such a page. */
export const partsLaidOutLater = laidOutLater(`:is(${LATER})`);

/** For a part that holds several: those after the first. */
export const restLaidOutLater = laidOutLater("& > * + *");

/** For carousels: each after the first. */
export const carouselsLaidOutLater = laidOutLater("& + &");

/** For the row of a carousel: the cards that the edge of a phone cuts off. */
export const cardsLaidOutLater = `
  @media screen and (scripting: enabled) and ${phoneQuery} {
    html[${MARK}] & > li + li {
      content-visibility: auto;
    }
  }
`;

/**
 * Inline script that lays out the parts of the page one after the other, one in a frame (of the small cards two), so
 * that no single layout holds the visitor up. Until its turn has come the text of a part is not there for whoever asks
 * for what is rendered (innerText). All comes at once when something depends on heights (a jump within the page, or a
 * page to which the visitor comes back, whose scroll position is restored), and on wide screens, whose processors can,
 * when the page has loaded. Each part is freed by its own style: taking the mark off would cost a style of every
 * element.
 *
 * @param hasCarousels whether rows of cards run out of a phone's screen
 */
export const layOutInPieces = (hasCarousels: boolean) => `(() => {
  const parts = [...document.querySelectorAll("${hasCarousels ? `${LATER}, ${WITHIN}` : LATER}")];
  const free = (part) => { part.style.contentVisibility = "visible"; };
  const freeAll = () => parts.splice(0).forEach(free);
  const freeNext = () => parts.length && requestAnimationFrame(() => {
    parts.splice(0, ${hasCarousels ? 'parts[0]?.matches("li") ? 2 : 1' : 1}).forEach(free);
    freeNext();
  });
  if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate") return freeAll();
  requestAnimationFrame(freeNext);
  addEventListener("load", () => matchMedia("${phoneQuery}").matches || freeAll());
  addEventListener("click", ({ target }) => target.closest("a")?.hash && freeAll(), { capture: true });
})()`;
