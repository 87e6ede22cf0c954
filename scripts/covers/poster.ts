import type { Sign } from "./signs";

/** A square with a sign: its ground, the colours of the sign and of its detail. */
export type Colours = readonly [ground: string, colour: string, detail: string];

/** What a page is known by: a sign in the large, and small in alternating colours. */
export interface Poster {
  sign: Sign;
  large: Colours;
  small: readonly Colours[];
}

/** A square of a sheet, counted in squares from 0 at the top left. */
interface Place {
  column: number;
  row: number;
  span: number;
}

/** A sheet of squares, and where on it the sign stands in the large. */
export interface Sheet {
  columns: number;
  rows: number;
  large: readonly Place[];
  /** The corner that stays where the sheet is cut to another shape; else its middle. */
  kept?: `x${"Min" | "Max"}Y${"Min" | "Max"}`;
}

const SQUARE = 100;
/** How much of its square a sign takes. */
const FILL = 0.8;

const square = (sign: Sign, [ground, colour, detail]: Colours, { column, row, span }: Place) => {
  const inset = (span * SQUARE * (1 - FILL)) / 2;
  const side = span * SQUARE;
  return (
    `<g transform="translate(${column * SQUARE} ${row * SQUARE})"><path d="M0 0h${side}v${side}H0z" fill="${ground}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${span * FILL})">${sign(colour, detail)}</g></g>`
  );
};

const isIn = (column: number, row: number) => (place: Place) =>
  column >= place.column &&
  column < place.column + place.span &&
  row >= place.row &&
  row < place.row + place.span;

const document = (columns: number, rows: number, kept: string, squares: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * SQUARE} ${rows * SQUARE}" preserveAspectRatio="${kept} slice" aria-hidden="true" focusable="false">${squares}</svg>\n`;

/** The SVG document of a poster; each of its squares measures 100. It fills whatever shape it is given. */
export function drawPoster(
  { sign, large, small }: Poster,
  { columns, rows, large: places, kept }: Sheet,
): string {
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const colours = small[(row + 2 * column) % small.length];
    if (!colours || places.some(isIn(column, row))) return "";
    return square(sign, colours, { column, row, span: 1 });
  });
  const inTheLarge = places.map((place) => square(sign, large, place));
  return document(columns, rows, kept ?? "xMidYMid", [...inTheLarge, ...squares].join(""));
}
