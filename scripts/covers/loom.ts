import { palette } from "./palette";
import { round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const BUNDLES = 10;
const THREADS = 6;
const CELL = 12;
const COLUMNS = 57;
/** Abscissa at which the threads enter the cloth. */
const CLOTH = 480;
/** Half the width and half the height of a lozenge, in cells. */
const LOZENGE = { width: 8.6, height: 9.6 };

/** Middles of the ten lozenges, in cells: three rows, one shifted by half a step as in damask. */
const MOTIFS = [
  ...[14, 28, 42].map((column) => ({ column, row: 10 })),
  ...[7, 21, 35, 49].map((column) => ({ column, row: 29 })),
  ...[14, 28, 42].map((column) => ({ column, row: 48 })),
];

/** Whether a cell, counted from the middle of its lozenge, belongs to the tick: a short arm and a long one. */
const isTick = (column: number, row: number) =>
  (column >= -4 && column < -1 && Math.abs(row - column - 3) <= 1) ||
  (column >= -1 && column <= 4 && Math.abs(row + column - 1) <= 1);

/** SaaS and automation: one thread parts into many, and a loom weaves the same tick ten times. */
export const drawLoom: Drawing = () => {
  const fan: string[] = [];
  const cloth = { dim: [] as string[], blue: [] as string[], warm: [] as string[] };
  for (let row = 0; row < BUNDLES * THREADS; row++) {
    const y = 46 + row * CELL;
    fan.push(`M60 400C230 400 ${round(250 + (row % THREADS) * 6)} ${y} ${CLOTH - 14} ${y}`);
    for (let column = 0; column < COLUMNS; column++) {
      const cell = `M${CLOTH + column * CELL} ${y}h7`;
      const motif = MOTIFS.find(
        (at) =>
          Math.abs(column - at.column) / LOZENGE.width + Math.abs(row - at.row) / LOZENGE.height <
          1,
      );
      if (motif && isTick(column - motif.column, row - motif.row)) cloth.warm.push(cell);
      else if (motif && (column + row * 3) % 6 !== 0) cloth.blue.push(cell);
      else if (!motif && (column + row * 2) % 6 === 0) cloth.dim.push(cell);
    }
  }
  return (
    stroke(fan, { colour: palette.blue, width: 1.7, opacity: 0.8 }) +
    stroke(cloth.dim, { colour: palette.dim, width: 5 }) +
    stroke(cloth.blue, { colour: palette.blue, width: 6 }) +
    stroke(cloth.warm, { colour: palette.warm, width: 9 }) +
    `<rect x="${CLOTH - 26}" y="26" width="12" height="748" rx="6" fill="${palette.cream}"/>` +
    `<circle cx="60" cy="400" r="20" fill="${palette.warm}"/>`
  );
};
