import { palette } from "./palette";
import { round, stroke } from "./sheet";
import type { Drawing, Point } from "./sheet";

const TILE = 17;
const CENTRE = { x: 600, y: 400 };
/** Town halls: tiles around them are better served. */
const TOWNS: Point[] = [
  { x: 600, y: 290 },
  { x: 430, y: 350 },
  { x: 770, y: 350 },
  { x: 480, y: 540 },
  { x: 720, y: 560 },
  { x: 620, y: 430 },
];

function hexagon({ x, y }: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** Distance to the edge of the large hexagon, 1 on its border. */
const reach = ({ x, y }: Point) => {
  const dx = Math.abs(x - CENTRE.x) / 350;
  const dy = Math.abs(y - CENTRE.y) / 350;
  return Math.max(dx * 1.155, dx * 0.577 + dy);
};

/** Public sector: the hexagon of France tile by tile, each as full as its services are near. */
export const drawHexagons: Drawing = (random) => {
  const looks: Record<"cold" | "mild" | "near" | "town", string[]> = {
    cold: [],
    mild: [],
    near: [],
    town: [],
  };
  for (let row = -26; row <= 26; row++) {
    for (let column = -24; column <= 24; column++) {
      const at = {
        x: CENTRE.x + (column + (row & 1) / 2) * TILE * Math.sqrt(3),
        y: CENTRE.y + row * TILE * 1.5,
      };
      if (reach(at) > 1 + (random() - 0.5) * 0.12) continue;
      const distance = Math.min(...TOWNS.map((town) => Math.hypot(town.x - at.x, town.y - at.y)));
      const served = Math.max(0.16, 1 - distance / 150 + (random() - 0.5) * 0.24);
      const tile = hexagon(at, TILE * Math.min(0.92, 0.25 + served * 0.8));
      (distance < 15
        ? looks.town
        : served > 0.66
          ? looks.near
          : served > 0.36
            ? looks.mild
            : looks.cold
      ).push(tile);
    }
  }
  const [hub = CENTRE] = TOWNS;
  const roads = TOWNS.slice(1).map(({ x, y }) => `M${x} ${y}Q${x} ${hub.y} ${hub.x} ${hub.y}`);
  const fill = (data: string[], colour: string) => `<path d="${data.join("")}" fill="${colour}"/>`;
  return (
    fill(looks.cold, palette.dim) +
    fill(looks.mild, palette.mid) +
    fill(looks.near, palette.blue) +
    stroke(roads, { colour: palette.ground, width: 12 }) +
    stroke(roads, { colour: palette.cream, width: 4 }) +
    TOWNS.map(
      (town, index) =>
        `<path d="${hexagon(town, index ? 24 : 38)}" fill="${palette.warm}" stroke="${palette.ground}" stroke-width="6"/>`,
    ).join("")
  );
};
