/** Name of the hidden field that says which page a form was sent from. */
export const sourceName = "page";

/** A path as the site's pages have them; the database takes at most 120 characters. */
const pagePath = /^(?=.{1,120}$)\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The page a form says that it comes from; empty for anything that no page of ours is called. */
export const readSource = (value: unknown): string =>
  typeof value === "string" && pagePath.test(value) ? value : "";
