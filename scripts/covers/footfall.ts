import { palette } from "./palette";
import { between, gaussian } from "./random";
import type { Random } from "./random";
import { smoothLine, stroke, target } from "./sheet";
import type { Drawing, Point } from "./sheet";

const VISITORS = 300;
/** Middles of the aisles between the shelves, and of the three cross aisles. */
const AISLES = [130, 300, 470, 640, 810, 980];
const CROSSINGS = [130, 400, 665];
const DOOR = { x: 300, y: 800 };
/** Where the visit drawn in full ends, after a tour of the shop. */
const TILL = { x: 640, y: 665 };

function walk(random: Random, drawn: boolean): Point[] {
  const near = (point: Point, spread: number): Point => ({
    x: point.x + gaussian(random) * spread,
    y: point.y + gaussian(random) * spread,
  });
  const stops: Point[] = [near(DOOR, 12), near({ x: 300, y: 665 }, 14)];
  let aisle = 1;
  let crossing = 2;
  const steps = Math.round(between(random, 4, 11));
  for (let step = 0; step < steps; step++) {
    const right = random() < (drawn ? 0.85 : 0.62);
    if (step % 2 === 0) aisle = Math.min(5, Math.max(0, aisle + (right ? 1 : -1)));
    else crossing = random() < 0.7 ? Math.max(0, crossing - 1) : Math.min(2, crossing + 1);
    stops.push(near({ x: AISLES[aisle] ?? 0, y: CROSSINGS[crossing] ?? 0 }, 15));
  }
  return stops;
}

/** Retail: hundreds of visits on one floor plan; where they meet, the shop glows. */
export const drawFootfall: Drawing = (random) => {
  const visits = Array.from({ length: VISITORS }, () => smoothLine(walk(random, random() < 0.5)));
  const shelves = AISLES.slice(0, -1).flatMap((left, index) => {
    const middle = (left + (AISLES[index + 1] ?? left)) / 2;
    return [190, 460].map(
      (top) =>
        `M${middle - 28} ${top}h56v145h-56zM${middle - 28} ${top + 48}h56M${middle - 28} ${top + 97}h56`,
    );
  });
  const hero = [
    DOOR,
    ...[
      [300, 665],
      [304, 400],
      [300, 140],
      [470, 128],
      [810, 134],
      [974, 136],
      [980, 400],
      [974, 652],
      [810, 666],
      [TILL.x, TILL.y],
    ].map(([x = 0, y = 0]) => ({ x, y })),
  ];
  return (
    stroke(visits, { colour: palette.deepWarm, width: 17, opacity: 0.1 }) +
    visits
      .map((visit) => stroke([visit], { colour: palette.warm, width: 1.5, opacity: 0.3 }))
      .join("") +
    `<path d="${shelves.join("")}" fill="${palette.ground}" stroke="${palette.cream}" stroke-width="2.5"/>` +
    stroke(["M220 740H50V60H1120V740H380"], { colour: palette.cream, width: 9 }) +
    stroke([smoothLine(hero)], { colour: palette.blue, width: 9 }) +
    target(TILL)
  );
};
