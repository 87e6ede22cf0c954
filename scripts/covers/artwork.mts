/**
 * Draws the pictures of the site into `content/`: of each service, sector and page a poster, as a cover for cards and as a
 * drawing for its first screen; client logos and placeholder portraits. Run with `npm run artwork:covers`.
 */
import { writeFile } from "node:fs/promises";
import { drawAvatars } from "./avatars";
import { writeLogos } from "./clientLogos";
import { homePoster, pagePosters } from "./pagePosters";
import { drawPoster, type Poster, type Sheet } from "./poster";
import { drawPrintedSign } from "./printedSign";
import { writePng } from "./raster";
import { sectorPosters } from "./sectorPosters";
import { servicePosters } from "./servicePosters";

const IMAGES = "content/images";

/** A cover has 1,200 by 800 pixels, two for each unit. */
const COVER_DENSITY = 144;

/** A service's sign runs off the sheet at its foot, a sector's stands in its middle. */
const covers = {
  services: { posters: servicePosters, place: { side: 440, top: -4 } },
  sectors: { posters: sectorPosters, place: { side: 340, top: 30 } },
};

/** The first screen of a page: the large sign in a corner, another one for the next page. */
const drawingSheet = (index: number): Sheet => {
  const isRight = index % 2 === 0;
  const isLow = index % 4 < 2;
  return {
    columns: 5,
    rows: 4,
    large: [{ column: isRight ? 2 : 0, row: isLow ? 1 : 0, span: 3 }],
    kept: `x${isRight ? "Max" : "Min"}Y${isLow ? "Max" : "Min"}`,
  };
};

for (const [folder, { posters, place }] of Object.entries(covers))
  for (const [slug, poster] of Object.entries(posters))
    await writePng(drawPrintedSign(poster, place), `${IMAGES}/${folder}/${slug}.png`, {
      colours: 64,
      density: COVER_DENSITY,
    });
const all: [string, Poster][] = [servicePosters, sectorPosters, pagePosters].flatMap((posters) =>
  Object.entries(posters),
);
for (const [index, [name, poster]] of all.entries())
  await writeFile(`content/artworks/${name}.svg`, drawPoster(poster, drawingSheet(index)));
// The home page's, for its social image, is the mark as its first screen shows it.
await writeFile("content/artworks/hero.svg", drawPrintedSign(homePoster, { side: 340, top: 30 }));
for (const [index, portrait] of drawAvatars().entries())
  await writePng(portrait, `${IMAGES}/avatars/${index === 0 ? "contact" : `avatar-${index}`}.png`, {
    colours: 64,
  });
await writeLogos(`${IMAGES}/logos`);
