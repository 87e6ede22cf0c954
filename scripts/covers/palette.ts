import { palette as site } from "../../src/theme/colors";

/** Colours of the raster covers: one ink ground that suits pages of both themes, and the site's own accents. */
export const palette = {
  ground: site.ink[0],
  gridFine: "#191F38",
  gridStrong: "#222A4A",
  dim: "#39436E",
  mid: "#5B67A8",
  blue: site.accent[1],
  deepBlue: site.accent[0],
  warm: site.warm[1],
  deepWarm: site.warm[0],
  cream: site.ink[1],
} as const;
