import { blue, cream, ink, lavender, orange, pale, peach } from "./posterColors";
import type { Poster } from "./poster";
import { signs } from "./signs";

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
