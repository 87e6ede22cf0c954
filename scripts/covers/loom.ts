import { palette } from "./palette";
import { round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const BUNDLES = 10;
const THREADS = 6;
const CELL = 12;
/** Abscissa at which the threads enter the cloth. */
const CLOTH = 480;

/** SaaS and automation: one thread parts into ten, and a loom weaves a rising curve with them. */
export const drawLoom: Drawing = () => {
  const fan: string[] = [];
  const cloth = { dim: [] as string[], blue: [] as string[], warm: [] as string[] };
  for (let bundle = 0; bundle < BUNDLES; bundle++) {
    for (let thread = 0; thread < THREADS; thread++) {
      const row = bundle * THREADS + thread;
      const y = 46 + row * CELL;
      fan.push(`M60 400C230 400 ${round(250 + thread * 6)} ${y} ${CLOTH - 14} ${y}`);
      for (let column = 0; column < 57; column++) {
        const x = CLOTH + column * CELL;
        const crest = 700 - 590 * (column / 56) ** 1.9;
        const above = y < crest;
        const twill = (column + row * (above ? 1 : 3)) % 4;
        if (above ? twill === 0 : twill !== 0) {
          const edge = Math.abs(y - crest) < 20;
          (edge ? cloth.warm : above ? cloth.dim : cloth.blue).push(`M${x} ${y}h7`);
        }
      }
    }
  }
  return (
    stroke(fan, { colour: palette.blue, width: 1.7, opacity: 0.8 }) +
    stroke(cloth.dim, { colour: palette.dim, width: 5 }) +
    stroke(cloth.blue, { colour: palette.blue, width: 6 }) +
    stroke(cloth.warm, { colour: palette.warm, width: 8 }) +
    `<rect x="${CLOTH - 26}" y="26" width="12" height="748" rx="6" fill="${palette.cream}"/>` +
    `<circle cx="60" cy="400" r="20" fill="${palette.warm}"/>`
  );
};
