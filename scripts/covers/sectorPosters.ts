import { blue, cream, ink, lavender, orange, pale, peach } from "./posterColors";
import type { Poster } from "./poster";
import { signs } from "./signs";

/** The poster of each sector, by its slug. */
export const sectorPosters: Record<string, Poster> = {
  retail: {
    sign: signs.bag,
    large: [blue, orange, cream],
    small: [
      [lavender, ink, blue],
      [cream, blue, ink],
      [orange, cream, ink],
    ],
  },
  immobilier: {
    sign: signs.house,
    large: [orange, ink, cream],
    small: [
      [peach, blue, ink],
      [ink, cream, orange],
      [blue, peach, orange],
    ],
  },
  sante: {
    sign: signs.cross,
    large: [pale, blue, orange],
    small: [
      [blue, cream, lavender],
      [orange, cream, ink],
      [lavender, ink, cream],
    ],
  },
  saas: {
    sign: signs.switches,
    large: [lavender, ink, cream],
    small: [
      [ink, lavender, cream],
      [blue, cream, orange],
      [peach, orange, ink],
    ],
  },
  tourisme: {
    sign: signs.sunset,
    large: [peach, orange, blue],
    small: [
      [blue, peach, lavender],
      [orange, cream, ink],
      [ink, orange, lavender],
    ],
  },
  "secteur-public": {
    sign: signs.person,
    large: [blue, cream, orange],
    small: [
      [pale, blue, ink],
      [orange, ink, cream],
      [lavender, ink, cream],
      [cream, orange, blue],
    ],
  },
  cosmetique: {
    sign: signs.drop,
    large: [cream, orange, cream],
    small: [
      [orange, cream, orange],
      [blue, lavender, cream],
      [peach, blue, peach],
    ],
  },
  "associations-ong": {
    sign: signs.heart,
    large: [orange, cream, blue],
    small: [
      [blue, orange, cream],
      [ink, lavender, blue],
      [pale, blue, orange],
    ],
  },
};
