import { palette } from "./palette";
import { between, gaussian } from "./random";
import { dot, round, smoothLine, stroke, target } from "./sheet";
import type { Drawing, Point } from "./sheet";

const REACTIONS = 2600;

const curveAt = (x: number) => 690 - 560 * ((x - 120) / 980) ** 2.2;

const heart = ({ x, y }: Point, size: number) =>
  `M${round(x)} ${round(y + size)}c${[-14, -9, -12, -19, -5, -19, 3, 0, 5, 3, 5, 5, 0, -2, 2, -5, 5, -5, 7, 0, 9, 10, -5, 19].map((step) => round((step * size) / 9.5)).join(" ")}z`;

/** Social Ads: thousands of reactions, a cloud at first, gather along one curve. */
export const drawSwarm: Drawing = (random) => {
  const dots: string[] = [];
  const hearts: string[] = [];
  for (let index = 0; index < REACTIONS; index++) {
    const progress = random() ** 0.85;
    const x = 120 + 980 * progress;
    const spread = 150 * (1 - progress) ** 1.4 + 16;
    const offset = gaussian(random);
    const at = {
      x: x + gaussian(random) * 14,
      y: curveAt(x) - Math.abs(offset) * spread * 1.5 + spread * 0.5,
    };
    if (random() < 0.075) hearts.push(heart(at, between(random, 5, 13)));
    else {
      const colour =
        Math.abs(offset) < 0.6 ? palette.blue : random() < 0.5 ? palette.mid : palette.dim;
      dots.push(dot(at, between(random, 1.6, 5.2), colour, 0.9));
    }
  }
  const line = Array.from({ length: 40 }, (_, index) => 120 + (index * 980) / 39).map((x) => ({
    x,
    y: curveAt(x),
  }));
  return (
    dots.join("") +
    `<path d="${hearts.join("")}" fill="${palette.warm}"/>` +
    stroke([smoothLine(line)], { colour: palette.ground, width: 18 }) +
    stroke([smoothLine(line)], { colour: palette.cream, width: 8 }) +
    target({ x: 1100, y: curveAt(1100) })
  );
};
