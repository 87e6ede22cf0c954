import { pagePosters } from "./pagePosters";
import type { Poster } from "./poster";
import { sectorPosters } from "./sectorPosters";
import { servicePosters } from "./servicePosters";

/** By slug, in the order of the squares; squares side by side differ in their grounds. */
const ORDER = [
  ["seo-geo", "retail", "immobilier", "associations-ong"],
  ["social-ads", "chatbots-callbots", "cosmetique", "tourisme"],
  ["saas-automatisation", "secteur-public", "data-analytics", "sante"],
  ["google-ads", "video-contenu", "creation-site-web", "hero"],
];

const all = { ...servicePosters, ...sectorPosters, ...pagePosters };

/** The posters on the first screen of the home page: the agency's own in the last corner. */
export const homePosters: Poster[] = ORDER.flat().flatMap((slug) => all[slug] ?? []);
