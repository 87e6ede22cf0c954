import { growingSquares } from "../../src/theme/growingSquares";
import type { Poster } from "./poster";

const WIDTH = 600;
const HEIGHT = 400;
/** Side of the sign's square. */
const SIGN = 340;
/** Rows of the screen: signs are drawn in halves, thirds and ninths, so that their edges are edges of its cells. */
const ROWS = 18;

/** A sign in the large on its ground, printed with squares that grow as the mark in the home page's hero is. */
export const drawPrintedSign = ({ sign, large: [ground, colour, detail] }: Poster) => {
  const place = `translate(${(WIDTH - SIGN) / 2} ${(HEIGHT - SIGN) / 2})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<mask id="screen"><g stroke="#fff" transform="${place} scale(${SIGN / ROWS})">${growingSquares(ROWS)}</g></mask>` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${ground}"/>` +
    `<g mask="url(#screen)"><g transform="${place} scale(${SIGN / 100})">${sign(colour, detail)}</g></g></svg>\n`
  );
};
