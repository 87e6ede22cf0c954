import { phoneQuery } from "../theme/breakpoints";

/** Bytes of pictures after which a phone's data plan is spared; the last one may go a little beyond. */
const PHONE_BUDGET = 130_000;

const spentOnPictures = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === "img")
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the pictures below the first screen once the page has loaded and been drawn: they are there before the visitor is, and in a
 * page that is printed, saved or captured whole. On phones one after the other, within a budget, and none for a visitor
 * who saves data. The width is asked by a media query: `innerWidth` would force a layout.
 */
export const eagerPictures = () => {
  const fetchAll = async () => {
    if (savesData()) return;
    const isPhone = matchMedia(phoneQuery).matches;
    for (const image of document.images) {
      if (isPhone && spentOnPictures() > PHONE_BUDGET) return;
      image.loading = "eager";
      if (isPhone) await image.decode().catch(() => undefined);
    }
  };
  // Not before the page has been drawn, whose fonts and HTML they would compete with.
  const fetchAfterFrame = () => requestAnimationFrame(() => setTimeout(fetchAll));
  if (document.readyState === "complete") fetchAfterFrame();
  else addEventListener("load", fetchAfterFrame);
};
