/** Addresses that are no pages: the server's side, the editor, files. */
const NOT_PAGES = ["/.netlify/*", "/admin*", "/*.*"];

/**
 * The page of a link of this site that is hovered or pressed is fetched, so that its HTML is there when the click ends
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: NOT_PAGES } }] },
      eagerness: "moderate",
    },
  ],
});
