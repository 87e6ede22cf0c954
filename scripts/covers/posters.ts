import { palette } from "../../src/theme/colors";
import type { Poster } from "./poster";
import { signs } from "./signs";

const [ink, cream] = palette.ink;
const [blue, lavender] = palette.accent;
const [, orange] = palette.warm;
const pale = palette.accentSoft[0];
const peach = palette.warmSoft[0];

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

/** The poster of each service, by its slug. */
export const servicePosters: Record<string, Poster> = {
  "google-ads": {
    sign: signs.cursor,
    large: [orange, ink, orange],
    small: [
      [blue, cream, blue],
      [pale, blue, pale],
      [ink, orange, ink],
    ],
  },
  "social-ads": {
    sign: signs.phone,
    large: [lavender, ink, orange],
    small: [
      [blue, cream, orange],
      [orange, ink, cream],
      [pale, blue, cream],
    ],
  },
  "chatbots-callbots": {
    sign: signs.bubbles,
    large: [blue, cream, orange],
    small: [
      [orange, ink, cream],
      [lavender, cream, ink],
      [peach, blue, orange],
    ],
  },
  "video-contenu": {
    sign: signs.play,
    large: [peach, blue, orange],
    small: [
      [ink, orange, cream],
      [orange, cream, blue],
      [blue, lavender, ink],
    ],
  },
  "data-analytics": {
    sign: signs.share,
    large: [cream, blue, orange],
    small: [
      [blue, lavender, cream],
      [orange, ink, cream],
      [pale, ink, blue],
    ],
  },
  "saas-automatisation": {
    sign: signs.check,
    large: [orange, blue, cream],
    small: [
      [peach, orange, cream],
      [blue, lavender, ink],
      [ink, cream, blue],
    ],
  },
  "seo-geo": {
    sign: signs.quote,
    large: [blue, orange, cream],
    small: [
      [pale, blue, ink],
      [orange, ink, cream],
      [lavender, cream, ink],
    ],
  },
  "creation-site-web": {
    sign: signs.page,
    large: [lavender, cream, blue],
    small: [
      [orange, cream, ink],
      [blue, lavender, ink],
      [peach, orange, ink],
    ],
  },
  "developpement-ia-sur-mesure": {
    sign: signs.neurons,
    large: [pale, blue, orange],
    small: [
      [blue, cream, lavender],
      [orange, ink, cream],
      [ink, lavender, orange],
    ],
  },
};

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
