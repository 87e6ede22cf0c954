import { palette } from "./palette";
import { between } from "./random";
import { smoothLine, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const RINGS = 74;

/** Cosmetics: a drop of pigment that spreads in water, ring after ring. */
export const drawRipples: Drawing = (random) => {
  const waves = Array.from({ length: 6 }, (_, index) => ({
    turns: index + 2,
    phase: between(random, 0, 2 * Math.PI),
    drift: between(random, -1.6, 1.6),
    height: 0.16 / (index + 1.2),
  }));
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const depth = ring / (RINGS - 1);
    const points = Array.from({ length: 91 }, (_, step) => {
      const angle = ((step % 90) / 90) * 2 * Math.PI;
      const swell = waves.reduce(
        (sum, { turns, phase, drift, height }) =>
          sum + height * depth * Math.sin(turns * angle + phase + drift * depth * 3),
        1,
      );
      const radius = (18 + 430 * depth ** 1.15) * swell;
      return {
        x: 600 + 70 * depth + radius * 1.25 * Math.cos(angle),
        y: 410 - 20 * depth + radius * 0.86 * Math.sin(angle),
      };
    });
    return smoothLine(points);
  });
  const inBand = (from: number, to: number) =>
    rings.filter((_, ring) => ring / RINGS >= from && ring / RINGS < to);
  return (
    stroke(inBand(0.8, 1.01), { colour: palette.dim, width: 2 }) +
    stroke(inBand(0.58, 0.8), { colour: palette.mid, width: 2.4 }) +
    stroke(inBand(0.34, 0.58), { colour: palette.blue, width: 3 }) +
    stroke(inBand(0.18, 0.34), { colour: palette.cream, width: 2.6 }) +
    stroke(inBand(0, 0.18), { colour: palette.warm, width: 4 }) +
    `<circle cx="600" cy="410" r="27" fill="${palette.warm}"/>`
  );
};
