import { palette } from "./palette";
import { between, gaussian } from "./random";
import { round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const EVENTS = 340;
const BARS = 9;

/** Data and analytics: scattered events pass one narrow, clean gate and land in columns that grow. */
export const drawStrands: Drawing = (random) => {
  const base = 680;
  const gate = { x: 480, y: 430 };
  const heightOf = (bar: number) => 60 + 500 * ((bar + 1) / BARS) ** 1.7;
  const arriving: Record<"dim" | "mid" | "blue", string[]> = { dim: [], mid: [], blue: [] };
  const leaving: string[] = [];
  for (let index = 0; index < EVENTS; index++) {
    const y = between(random, 40, 770);
    const lane = round(gate.y + gaussian(random) * 16);
    const bar = Math.floor(random() ** 0.6 * BARS);
    const x = 652 + bar * 56;
    const top = round(base - heightOf(bar) * random());
    const colour = index % 4 === 0 ? "blue" : index % 4 === 1 ? "mid" : "dim";
    arriving[colour].push(
      `M${round(between(random, -20, 120))} ${round(y)}C260 ${round(y)} 300 ${lane} ${gate.x} ${lane}`,
    );
    leaving.push(`M${gate.x} ${lane}C600 ${lane} ${x - 110} ${top} ${x} ${top}`);
  }
  const ticks = Array.from({ length: BARS }, (_, bar) => {
    const x = 652 + bar * 56;
    return Array.from(
      { length: Math.floor(heightOf(bar) / 10) },
      (_, row) => `M${x} ${base - 4 - row * 10}h36`,
    ).join("");
  });
  return (
    stroke(arriving.dim, { colour: palette.dim, width: 1.6 }) +
    stroke(arriving.mid, { colour: palette.mid, width: 1.6 }) +
    stroke(arriving.blue, { colour: palette.blue, width: 1.6, opacity: 0.85 }) +
    stroke(leaving, { colour: palette.mid, width: 1.2, opacity: 0.45 }) +
    stroke(ticks.slice(0, -1), { colour: palette.blue, width: 5 }) +
    stroke(ticks.slice(-1), { colour: palette.warm, width: 5 }) +
    stroke([`M632 ${base + 8}H1160`], { colour: palette.cream, width: 3 }) +
    `<rect x="464" y="360" width="32" height="140" rx="16" fill="${palette.ground}" stroke="${palette.cream}" stroke-width="4"/>`
  );
};
