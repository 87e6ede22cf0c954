import { blue, cream, ink, lavender, orange, pale, peach } from "./posterColors";
import type { Poster } from "./poster";
import { signs } from "./signs";

/** Posters of the pages that the code names, by the name of their file. */
export const pagePosters: Record<string, Poster> = {
  hero: {
    sign: signs.mark,
    large: [orange, ink, cream],
    small: [
      [blue, cream, orange],
      [pale, blue, orange],
      [ink, lavender, orange],
    ],
  },
  contact: {
    sign: signs.envelope,
    large: [blue, cream, orange],
    small: [
      [orange, ink, cream],
      [pale, blue, lavender],
      [ink, lavender, cream],
    ],
  },
  thanks: {
    sign: signs.envelope,
    large: [orange, cream, blue],
    small: [
      [blue, orange, cream],
      [peach, ink, orange],
      [pale, blue, lavender],
    ],
  },
  "not-found": {
    sign: signs.lost,
    large: [blue, cream, ink],
    small: [
      [orange, cream, ink],
      [lavender, cream, ink],
      [ink, cream, blue],
    ],
  },
};
