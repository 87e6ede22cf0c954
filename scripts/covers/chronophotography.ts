import { palette } from "./palette";
import { round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const STEPS = 46;
/** Part of each side by which the next triangle's corners have moved on. */
const SHIFT = 0.06;
const FRAME = { width: 500, gap: 24, top: 104, bottom: 696 };

/** Triangles one in the other, each turned a little further: exposures of one turning play sign. */
function exposures(x: number, size: number, turn: number): string[] {
  let corners = [0, 1, 2].map((corner) => {
    const angle = turn + (corner * 2 * Math.PI) / 3;
    return { x: x + size * Math.cos(angle), y: 400 + size * Math.sin(angle) };
  });
  return Array.from({ length: STEPS }, () => {
    const data = `M${corners.map((at) => `${round(at.x)} ${round(at.y)}`).join("L")}z`;
    corners = corners.map((at, index) => {
      const next = corners[(index + 1) % 3] ?? at;
      return { x: at.x + (next.x - at.x) * SHIFT, y: at.y + (next.y - at.y) * SHIFT };
    });
    return data;
  });
}

/** Video: three frames of a film in which a play sign turns upon itself. */
export const drawChronophotography: Drawing = () => {
  const pitch = FRAME.width + FRAME.gap;
  const frames = [-1, 0, 1].map((frame) => {
    const x = 600 + frame * pitch;
    const triangles = exposures(
      x - 50 * Math.cos(frame * 0.7),
      frame === 0 ? 264 : 222,
      frame * 0.7,
    );
    const shown = frame === 0;
    return (
      `<rect x="${x - FRAME.width / 2}" y="${FRAME.top}" width="${FRAME.width}" height="${FRAME.bottom - FRAME.top}" rx="18" fill="${shown ? "#1A2140" : palette.ground}" stroke="${palette.dim}" stroke-width="3"/>` +
      stroke(triangles, { colour: shown ? palette.blue : palette.mid, width: shown ? 2.4 : 2.1 }) +
      (shown
        ? stroke(triangles.slice(0, 1), { colour: palette.warm, width: 6 }) +
          `<path d="M502 318L642 400 502 482z" fill="${palette.warm}" stroke="#1A2140" stroke-width="16" stroke-linejoin="round" paint-order="stroke"/>`
        : "")
    );
  });
  const holes = (y: number) =>
    `<path d="M-20 ${y}H1220" stroke="${palette.cream}" stroke-width="34" stroke-dasharray="46 34"/>`;
  return `<rect width="1200" height="800" fill="#0B0F1E"/>${frames.join("")}${holes(48)}${holes(752)}`;
};
