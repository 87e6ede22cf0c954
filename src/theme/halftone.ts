/** Gaps are multiples of this share of a cell, so that rows of one gap share their paths. */
const STEP = 0.05;

/** Gap between the squares of a row, as a share of their cell: none in the first rows, wide in the last. */
const gapOf = (row: number, rows: number) =>
  Math.max(0, Math.round(((0.84 * row) / (rows - 1) - 0.16) / STEP) * STEP);

/** As short as possible: these paths are part of the home page's HTML. */
const short = (value: number) => String(Number(value.toFixed(3))).replace(/^0(?=\.)/, "");

/**
 * The gaps of a halftone of squares, as SVG paths in the colour of the stroke. Drawn over a shape in the colour of its
 * background, they dissolve the shape towards its foot. (A mask does the same and costs the home page 75 ms of largest
 * paint in Lighthouse's simulation.)
 *
 * @param rows number of rows, each one unit high and with as many squares
 */
export const halftone = (rows: number) => {
  const numbers = Array.from({ length: rows }, (_, row) => row);
  const gaps = new Set(numbers.map((row) => gapOf(row, rows)));
  gaps.delete(0);
  return [...gaps]
    .map((gap) => {
      const own = numbers.filter((row) => gapOf(row, rows) === gap);
      // A dashed line as high as the row draws the gaps beside its squares, two thin lines those above and below.
      const beside = own.map((row) => `M${short(-gap / 2)} ${row + 0.5}H${rows}`);
      const edges = own.map(
        (row) => `M0 ${short(row + gap / 4)}H${rows}M0 ${short(row + 1 - gap / 4)}H${rows}`,
      );
      return (
        `<path d='${beside.join("")}' stroke-dasharray='${short(gap)} ${short(1 - gap)}'/>` +
        `<path d='${edges.join("")}' stroke-width='${short(gap / 2)}'/>`
      );
    })
    .join("");
};
