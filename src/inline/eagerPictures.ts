import { phoneQuery } from "../theme/breakpoints";

/**
 * Fetches the pictures below the first screen once the page has loaded, where there is room for all of them: a page
 * that is printed, saved or captured whole then shows them, and so does one that is scrolled in a leap. On phones they
 * keep waiting until they come near, for the visitor's data plan. The width is asked by a media query: `innerWidth`
 * would force a layout.
 */
export const eagerPictures = () => {
  const fetchAll = () => {
    if (matchMedia(phoneQuery).matches) return;
    for (const image of document.images) image.loading = "eager";
  };
  if (document.readyState === "complete") fetchAll();
  else addEventListener("load", fetchAll);
};
