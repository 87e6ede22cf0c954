/**
 * Draws every raster picture of the site into `content/images`: covers of services and sectors, client
 * logos and placeholder portraits. Each drawing has its own seed, so that a run changes nothing unless
 * the code did. Run with `npm run artwork:covers`.
 */
import { drawArcs } from "./arcs";
import { drawAvatars } from "./avatars";
import { drawCalendar } from "./calendar";
import { drawChronophotography } from "./chronophotography";
import { writeLogos } from "./clientLogos";
import { drawCohorts } from "./cohorts";
import { drawConstellation } from "./constellation";
import { drawFacades } from "./facades";
import { drawFootfall } from "./footfall";
import { drawGalton } from "./galton";
import { drawHexagons } from "./hexagons";
import { drawInterference } from "./interference";
import { drawLayouts } from "./layouts";
import { drawLoom } from "./loom";
import { drawNetwork } from "./network";
import { drawQueries } from "./queries";
import { seededRandom } from "./random";
import { writePng } from "./raster";
import { drawRidges } from "./ridges";
import { drawRipples } from "./ripples";
import { sheet } from "./sheet";
import type { Drawing } from "./sheet";
import { drawSwarm } from "./swarm";

const IMAGES = "content/images";

const COVERS: Record<string, Drawing> = {
  "services/google-ads": drawQueries,
  "services/social-ads": drawSwarm,
  "services/chatbots-callbots": drawInterference,
  "services/video-contenu": drawChronophotography,
  "services/data-analytics": drawGalton,
  "services/saas-automatisation": drawLoom,
  "services/seo-geo": drawArcs,
  "services/creation-site-web": drawLayouts,
  "services/developpement-ia-sur-mesure": drawNetwork,
  "sectors/retail": drawFootfall,
  "sectors/immobilier": drawFacades,
  "sectors/sante": drawRidges,
  "sectors/saas": drawCohorts,
  "sectors/tourisme": drawCalendar,
  "sectors/secteur-public": drawHexagons,
  "sectors/cosmetique": drawRipples,
  "sectors/associations-ong": drawConstellation,
};

for (const [index, [name, draw]] of Object.entries(COVERS).entries()) {
  await writePng(sheet(draw(seededRandom(2025 + index))), `${IMAGES}/${name}.png`, { colours: 64 });
}
for (const [index, portrait] of drawAvatars().entries()) {
  await writePng(portrait, `${IMAGES}/avatars/avatar-${index + 1}.png`, { colours: 64 });
}
await writeLogos(`${IMAGES}/logos`);
