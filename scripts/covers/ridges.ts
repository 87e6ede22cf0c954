import { palette } from "./palette";
import { gaussian } from "./random";
import { round, stroke, target } from "./sheet";
import type { Drawing } from "./sheet";

const PATIENTS = 25;
const FOLLOWED = 13;
const PERIOD = 300;

/** One heartbeat as a deviation from the line: small wave, dip, peak, dip, small wave. */
const beat = (distance: number) =>
  0.12 * Math.exp(-(((distance + 62) / 18) ** 2)) -
  0.16 * Math.exp(-(((distance + 20) / 7) ** 2)) +
  Math.exp(-((distance / 8) ** 2)) -
  0.26 * Math.exp(-(((distance - 21) / 8) ** 2)) +
  0.2 * Math.exp(-(((distance - 76) / 24) ** 2));

/** Health: heartbeats of many patients, line by line in phase, and the one that reaches its appointment. */
export const drawRidges: Drawing = (random) => {
  const lines = Array.from({ length: PATIENTS }, (_, index) => {
    const base = 96 + index * 27;
    const height =
      index === FOLLOWED ? 150 : 40 + 44 * Math.sin((index / (PATIENTS - 1)) * Math.PI);
    const shift = index * 37 + gaussian(random) * 4;
    const end = index === FOLLOWED ? 1060 : 1220;
    const points: string[] = [];
    for (let x = -20; x <= end; x += 4) {
      const phase = ((((x - shift) % PERIOD) + PERIOD) % PERIOD) - PERIOD / 2;
      points.push(`${x} ${round(base - height * beat(phase))}`);
    }
    return `M${points.join("L")}`;
  });
  const others = lines.filter((_, index) => index !== FOLLOWED);
  const followed = [lines[FOLLOWED] ?? ""];
  return (
    stroke(
      others.filter((_, index) => index % 3 > 0),
      { colour: palette.mid, width: 2.4 },
    ) +
    stroke(
      others.filter((_, index) => index % 3 === 0),
      { colour: palette.blue, width: 2.4 },
    ) +
    stroke(followed, { colour: palette.ground, width: 20 }) +
    stroke(followed, { colour: palette.cream, width: 7 }) +
    target({ x: 1060, y: 96 + FOLLOWED * 27 })
  );
};
