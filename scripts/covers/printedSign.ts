import { screenOfSquares } from "../../src/theme/screenOfSquares";
import type { Poster } from "./poster";

const WIDTH = 600;
const HEIGHT = 400;

/** Rows of the screen: signs are drawn in halves, thirds and ninths, so that their edges are edges of its cells. */
const ROWS = 18;

/** Side of the sign's square and its distance from the upper edge, on a sheet of 600 by 400. */
interface Place {
  side: number;
  top: number;
}

/** A sign in the large on its ground, printed with squares that grow as the mark in the home page's hero is. */
export const drawPrintedSign = (
  { sign, large: [ground, colour, detail] }: Poster,
  { side, top }: Place,
) => {
  const place = `translate(${(WIDTH - side) / 2} ${top})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${ground}"/>` +
    `<g transform="${place} scale(${side / 100})">${sign(colour, detail)}</g>` +
    `<g transform="${place} scale(${side / ROWS})" stroke="${ground}">${screenOfSquares(ROWS)}</g></svg>\n`
  );
};
