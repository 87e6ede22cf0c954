import type { Poster } from "./poster";
import { pagePosters, sectorPosters, servicePosters } from "./posters";

/** By slug, in the order of the squares; squares side by side differ in their grounds. */
const ORDER = [
  ["seo-geo", "video-contenu", "associations-ong", "saas"],
  ["immobilier", "developpement-ia-sur-mesure", "chatbots-callbots", "tourisme"],
  ["social-ads", "google-ads", "data-analytics", "secteur-public"],
  ["retail", "creation-site-web", "sante", "hero"],
];

const all = { ...servicePosters, ...sectorPosters, ...pagePosters };

/** The posters on the first screen of the home page: the agency's own in the last corner. */
export const homePosters: Poster[] = ORDER.flat().flatMap((slug) => all[slug] ?? []);
