import { palette } from "./palette";
import { gaussian } from "./random";
import { smoothLine, stroke, target } from "./sheet";
import type { Drawing, Point } from "./sheet";

const ADVERTS = 46;
const DAYS = 13;

/** Google Ads: the ranks of many adverts day after day, one of which climbs from last to first. */
export const drawRanks: Drawing = (random) => {
  const scores = Array.from({ length: ADVERTS }, () => gaussian(random) * 1.3);
  const days = Array.from({ length: DAYS }, (_, day) => {
    for (let advert = 1; advert < ADVERTS; advert++) {
      scores[advert] = (scores[advert] ?? 0) * 0.97 + gaussian(random) * 0.34;
    }
    scores[0] = -4 + 8.4 * (day / (DAYS - 1)) ** 1.25;
    const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    return order;
  });
  const lineOf = (advert: number): Point[] =>
    days.flatMap((order, day) => {
      const x = -20 + (day * 1160) / (DAYS - 1);
      const y = 90 + order.indexOf(advert) * 14;
      return [
        { x, y },
        { x: x + 34, y },
      ];
    });
  const others = Array.from({ length: ADVERTS - 1 }, (_, index) => smoothLine(lineOf(index + 1)));
  const hero = lineOf(0);
  const end = hero[hero.length - 2] ?? { x: 0, y: 0 };
  return (
    stroke(
      others.filter((_, index) => index % 3 > 0),
      { colour: palette.dim, width: 4 },
    ) +
    stroke(
      others.filter((_, index) => index % 3 === 0),
      { colour: palette.mid, width: 4 },
    ) +
    stroke(others.slice(4, 6), { colour: palette.warm, width: 4, opacity: 0.8 }) +
    stroke([smoothLine(hero.slice(0, -1))], { colour: palette.ground, width: 22 }) +
    stroke([smoothLine(hero.slice(0, -1))], { colour: palette.blue, width: 11 }) +
    target(end)
  );
};
