/** Logs the path that does not exist, on the page that is served for all of those. */
export const logMissingPath = () => {
  if (document.querySelector("[data-missing-page]"))
    console.error("404: no page at", location.pathname);
};
