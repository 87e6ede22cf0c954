import { palette } from "./palette";
import { round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const FRAMES = 92;

/** Video: one play sign photographed at every frame of its course along an eased curve. */
export const drawChronophotography: Drawing = () => {
  const triangles = Array.from({ length: FRAMES }, (_, index) => {
    const time = index / (FRAMES - 1);
    const eased = time * time * (3 - 2 * time);
    const x = 150 + 860 * time;
    const y = 590 - 380 * eased;
    const size = 44 + 110 * eased ** 1.5;
    const turn = -2.1 * (1 - eased);
    const corners = [0, (2 * Math.PI) / 3, (4 * Math.PI) / 3].map(
      (angle) =>
        `${round(x + size * Math.cos(angle + turn))} ${round(y + size * Math.sin(angle + turn))}`,
    );
    return `M${corners.join("L")}z`;
  });
  const holes = (y: number) =>
    `<path d="M28 ${y}H1200" stroke="${palette.cream}" stroke-width="26" stroke-dasharray="38 30"/>`;
  const last = triangles[FRAMES - 1] ?? "";
  const accented = triangles.filter((_, index) => index % 13 === 0);
  return (
    stroke(triangles, { colour: palette.blue, width: 1.8, opacity: 0.75 }) +
    stroke(accented, { colour: palette.warm, width: 4 }) +
    `<path d="${last}" fill="${palette.warm}" stroke="${palette.warm}" stroke-width="14" stroke-linejoin="round"/>` +
    `<path d="M0 0h1200v74H0zM0 726h1200v74H0z" fill="#0B0F1E"/>${holes(37)}${holes(763)}`
  );
};
