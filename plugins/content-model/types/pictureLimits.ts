/** What a picture of `content/images/<folder>` may be: sides in pixels, size in bytes. */
interface PictureLimits {
  minWidth: number;
  minHeight: number;
}

/** The least sides of each folder's pictures: what the pages show, twice as dense at most. */
export const PICTURE_LIMITS: Readonly<Record<string, PictureLimits>> = {
  services: { minWidth: 1000, minHeight: 600 },
  sectors: { minWidth: 1000, minHeight: 600 },
  avatars: { minWidth: 112, minHeight: 112 },
  logos: { minWidth: 160, minHeight: 60 },
};

/** Longest side of any picture, in pixels: beyond it the build takes too much memory. */
export const MAXIMUM_SIDE = 6000;
export const MAXIMUM_PICTURE_BYTES = 4_000_000;
/** Beyond it the optimiser holds up the build; what a drawing adds to a page's HTML is no limit. */
export const MAXIMUM_DRAWING_BYTES = 500_000;

/** The limits of a folder's pictures, in words for the people who choose them. */
export function pictureRule(folder: string): string {
  const { minWidth, minHeight } = PICTURE_LIMITS[folder] ?? { minWidth: 1, minHeight: 1 };
  return `PNG, JPEG, WebP ou AVIF, d'au moins ${minWidth} × ${minHeight} pixels, ${MAXIMUM_SIDE} pixels de côté et ${MAXIMUM_PICTURE_BYTES / 1e6} Mo au plus.`;
}
