const stem = (pagePath: string) =>
  pagePath === "/" ? "/index" : pagePath.replace(/(\.html)?\/?$/, "");

/**
 * Address of the file that a page is published as: `/a/b.html`, not `/a/b/index.html`. The host serves a file at the
 * address without a slash and redirects the other form to it, and would do the opposite for a folder.
 */
export const pageFile = (pagePath: string) => `${stem(pagePath)}.html`;

/** Address of the Markdown file that repeats a page for AI readers. */
export const markdownPath = (pagePath: string) => `${stem(pagePath)}.md`;

/** Address of the image that shows a page where it is shared. */
export const socialImagePath = (pagePath: string) => `/social${stem(pagePath)}.png`;

/** Size of those images, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/** A value of the site inside an address: of a telephone number neither spaces nor the zero that +33 leaves out. */
export const inAddress = (value: string) => value.replace(/\s|\(0\)/g, "");
