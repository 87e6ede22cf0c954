import { phoneQuery } from "../theme/breakpoints";

/**
 * Inline script that fetches the pictures below the first screen once the page has loaded, where there is room
 * for all of them: a page that is printed, saved or captured whole then shows them, and so does one that is
 * scrolled in a leap. On phones they keep waiting until they come near, for the visitor's data plan. The width is
 * asked by a media query: `innerWidth` would force a layout.
 */
export const loadPictures = `addEventListener("load", () => {
  if (!matchMedia("${phoneQuery}").matches) for (const image of document.images) image.loading = "eager";
})`;
