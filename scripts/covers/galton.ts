import { palette } from "./palette";
import { between, gaussian } from "./random";
import { dot, round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const EVENTS = 780;
const ROWS = 12;
const STEP = 76;
const GATE = { x: 600, y: 196 };
const PINS = { top: 226, pitch: 17 };
const FLOOR = 764;
/** Side of the square that one counted event takes in its column. */
const GRAIN = 10.4;
const ACROSS = 6;
/** Column, in steps from the middle, of the events that matter. */
const FOLLOWED = 2;

/** Data and analytics: scattered events pass one gate, fall through pins and are counted in columns. */
export const drawGalton: Drawing = (random) => {
  const arriving: Record<"dim" | "mid" | "blue", string[]> = { dim: [], mid: [], blue: [] };
  const falling: string[] = [];
  const grains: string[] = [];
  let followed = "";
  const counts = new Map<number, number>();
  for (let index = 0; index < EVENTS; index++) {
    const lane = round(GATE.x + gaussian(random) * 9);
    const from = round(between(random, -60, 1260));
    const colour = index % 4 === 0 ? "blue" : index % 4 === 1 ? "mid" : "dim";
    arriving[colour].push(
      `M${from} ${round(between(random, -30, 34))}C${from} 84 ${round(lane * 0.86 + from * 0.14)} 120 ${lane} ${GATE.y}`,
    );
    let x = 0;
    const course = Array.from({ length: ROWS }, (_, row) => {
      x += random() < 0.5 ? -0.5 : 0.5;
      const at = round(GATE.x + x * STEP + gaussian(random) * 3);
      return `L${at} ${PINS.top + (row + 1) * PINS.pitch}`;
    });
    const count = counts.get(x) ?? 0;
    counts.set(x, count + 1);
    const column = GATE.x + x * STEP;
    const place = {
      x: column + ((count % ACROSS) - (ACROSS - 1) / 2) * GRAIN,
      y: FLOOR - 8 - Math.floor(count / ACROSS) * GRAIN,
    };
    if (index % 3 === 0) {
      falling.push(`M${lane} ${GATE.y}L${GATE.x} ${PINS.top}${course.join("")}V${round(place.y)}`);
    }
    if (x === FOLLOWED) {
      followed = `M${GATE.x} ${GATE.y}V${PINS.top}${course.join("")}V${round(place.y)}`;
    }
    grains.push(dot(place, 4.2, x === FOLLOWED ? palette.warm : palette.blue));
  }
  const pins = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (_, pin) =>
      dot(
        { x: GATE.x + (pin - row / 2) * STEP, y: PINS.top + row * PINS.pitch },
        3.6,
        palette.cream,
      ),
    ).join(""),
  );
  const walls = Array.from(
    { length: ROWS + 2 },
    (_, wall) =>
      `M${GATE.x + (wall - ROWS / 2 - 0.5) * STEP} ${PINS.top + ROWS * PINS.pitch + 10}V${FLOOR}`,
  );
  return (
    stroke(arriving.dim, { colour: palette.dim, width: 1.6 }) +
    stroke(arriving.mid, { colour: palette.mid, width: 1.6 }) +
    stroke(arriving.blue, { colour: palette.blue, width: 1.6, opacity: 0.85 }) +
    stroke(falling, { colour: palette.mid, width: 1.2, opacity: 0.45 }) +
    stroke(walls, { colour: palette.mid, width: 2.4 }) +
    grains.join("") +
    stroke([followed], { colour: palette.warm, width: 5 }) +
    pins.join("") +
    stroke([`M60 ${FLOOR}H1140`], { colour: palette.cream, width: 4 }) +
    `<rect x="${GATE.x - 50}" y="${GATE.y - 14}" width="100" height="26" rx="13" fill="${palette.ground}" stroke="${palette.cream}" stroke-width="4"/>`
  );
};
