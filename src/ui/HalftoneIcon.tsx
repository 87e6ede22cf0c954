import { halftone } from "../theme/halftone";
import { Icon } from "./Icon";

type Props = {
  body: string;
  /** Edge in CSS pixels at the usual text size. */
  size: number;
  /** Colour behind the icon. */
  background: string;
};

/** Edge of the drawing, in its own units, and number of rows. */
const EDGE = 24;
const ROWS = 6;

const screen = halftone(ROWS);

/** A decorative icon, printed as a halftone of squares. */
export const HalftoneIcon = ({ body, size, background }: Props) => (
  <Icon
    body={`${body}<g transform='scale(${EDGE / ROWS})' stroke='${background}' stroke-linecap='butt' stroke-width='1'>${screen}</g>`}
    size={size}
  />
);
