/** Longest title, in characters, that search results show whole. */
const TITLE_LIMIT = 60;

/** Title of a page's tab and search result: with the name of the brand where it fits. */
export const documentTitle = (title: string, brand: string) => {
  const branded = `${title} | ${brand}`;
  return title.includes(brand) || branded.length > TITLE_LIMIT ? title : branded;
};
