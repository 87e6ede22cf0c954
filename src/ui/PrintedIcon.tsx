import { screenOfSquares } from "../theme/screenOfSquares";
import { Icon } from "./Icon";

type Props = {
  body: string;
  /** Edge in CSS pixels at the usual text size. */
  size: number;
  /** Colour of what it stands on. */
  ground: string;
};

/** Edge of the drawing, in its own units, and number of rows. */
const EDGE = 24;
const ROWS = 6;

const screen = screenOfSquares(ROWS);

/** A decorative icon in the manner of the signs: printed with squares that grow. */
export const PrintedIcon = ({ body, size, ground }: Props) => (
  <Icon
    body={`${body}<g transform='scale(${EDGE / ROWS})' stroke='${ground}' stroke-linecap='butt' stroke-width='1'>${screen}</g>`}
    size={size}
  />
);
