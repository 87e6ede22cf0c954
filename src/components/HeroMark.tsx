import { css } from "@emotion/react";
import { from, phone } from "../theme/breakpoints";
import { palette } from "../theme/colors";
import { space } from "../theme/space";
import { Drawing } from "../ui/Drawing";

type Props = {
  /** The agency's mark. */
  mark: string | null | undefined;
};

/** About as many rows as give the mark the squares of the proof below it. */
const ROWS = 36;

/** In cells: brings the edge of a cell to the ring's, where slivers of squares would show. */
const SHIFT = 0.17;

/** Side of a row's squares, as a share of their cell: they grow from the foot until they touch. */
const side = (row: number) => Math.min(1, 1.16 - (0.84 * row) / (ROWS - 1));

/** A dashed line as thick as its dashes are long is a row of squares; rows that touch overlap, for no seam. */
const rows = Array.from({ length: ROWS }, (_, row) => {
  const length = side(row);
  return length === 1
    ? `<path d="M0 ${row + 0.5}h${ROWS}" stroke-width="1.1"/>`
    : `<path d="M${((1 - length) / 2).toFixed(2)} ${row + 0.5}H${ROWS}" stroke-width="${length.toFixed(2)}" stroke-dasharray="${length.toFixed(2)} ${(1 - length).toFixed(2)}"/>`;
});

const screen = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SHIFT} 0 ${ROWS} ${ROWS}" stroke="#000">${rows.join("")}</svg>`;

/** The ring stands in the middle of its panel; on phones on the margin of the words. The drawing has air beside it, most of it on the right. */
const place = css`
  --mark: min(110cqi, 0.88 * var(--high));
  > svg {
    --accent: ${palette.warmGround[0]};
    --warm: ${palette.paper[0]};
    position: absolute;
    top: 3%;
    left: calc(50% - 0.425 * var(--mark));
    width: var(--mark);
    mask: url("data:image/svg+xml,${encodeURIComponent(screen)}") 0 0 / 100% 100%;
  }
  ${phone} {
    --mark: 82cqi;
    > svg {
      top: 0;
      left: calc(${space.gutter} - 0.0265 * var(--mark));
    }
  }
`;

/** The agency's mark in the large, printed with squares that grow. */
export const HeroMark = ({ mark }: Props) => <Drawing svg={mark} css={place} />;
