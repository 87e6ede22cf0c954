/** A gap narrower than this share of a cell would be a hairline. */
const HAIRLINE = 0.06;

/** Side of a row's squares, as a share of their cell: they grow from the foot until they touch. */
const side = (row: number, rows: number) => {
  const length = 1.16 - (0.84 * row) / (rows - 1);
  return length > 1 - HAIRLINE ? 1 : length;
};

/**
 * A screen of squares that grow from row to row, as SVG paths to be used as a mask: what is printed through it dissolves towards
 * its foot. A dashed line as thick as its dashes are long is a row of squares; rows that touch overlap the one above, for no seam.
 *
 * @param rows number of rows, each one unit high
 * @param columns number of squares in a row, each one unit wide; as many as rows when absent
 */
export const growingSquares = (rows: number, columns = rows) =>
  Array.from({ length: rows }, (_, row) => {
    const length = side(row, rows);
    return length === 1
      ? `<path d="M0 ${row + 0.45}h${columns}" stroke-width="1.1"/>`
      : `<path d="M${((1 - length) / 2).toFixed(2)} ${row + 0.5}H${columns}" stroke-width="${length.toFixed(2)}" stroke-dasharray="${length.toFixed(2)} ${(1 - length).toFixed(2)}"/>`;
  }).join("");
