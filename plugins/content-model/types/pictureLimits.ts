/** The least sides of each folder's pictures, in pixels: what the pages show, twice as dense at most. */
const LIMITS: Readonly<Record<string, { minWidth: number; minHeight: number }>> = {
  services: { minWidth: 1000, minHeight: 600 },
  sectors: { minWidth: 1000, minHeight: 600 },
  avatars: { minWidth: 112, minHeight: 112 },
  logos: { minWidth: 160, minHeight: 60 },
};

/** The least sides of the pictures of `content/images/<folder>`. */
export const limitsOf = (folder: string) => LIMITS[folder] ?? { minWidth: 1, minHeight: 1 };

/** Longest side of any picture, in pixels: beyond it the build takes too much memory. */
export const MAXIMUM_SIDE = 6000;
export const MAXIMUM_PICTURE_BYTES = 4_000_000;
/** Beyond it the optimiser holds up the build; what a drawing adds to a page's HTML is no limit. */
export const MAXIMUM_DRAWING_BYTES = 500_000;

/** What a drawing may not hold: scripts, links, and anything from outside. */
export const UNSAFE_IN_DRAWING =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?![\s"'#])|@import/i;

/** The limits of a folder's pictures, in words for the people who choose them. */
export function pictureRule(folder: string): string {
  const { minWidth, minHeight } = limitsOf(folder);
  return `PNG, JPEG, WebP ou AVIF, d'au moins ${minWidth} × ${minHeight} pixels, ${MAXIMUM_SIDE} pixels de côté et ${MAXIMUM_PICTURE_BYTES / 1e6} Mo au plus.`;
}
