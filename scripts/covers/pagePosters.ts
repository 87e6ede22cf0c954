import { blue, cream, ink, lavender, orange, pale, peach } from "./posterColors";
import type { Poster } from "./poster";
import { signs } from "./signs";

/** The agency's mark, in the colours of the home page's first screen. */
export const homePoster: Poster = { sign: signs.mark, large: [blue, orange, cream], small: [] };

/** Posters of the other pages that the code names, by the name of their file. */
export const pagePosters: Record<string, Poster> = {
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
