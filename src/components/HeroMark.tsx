import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
import { palette } from "../theme/colors";
import { space } from "../theme/space";
import { screenOfSquares } from "../theme/screenOfSquares";
import { Drawing } from "../ui/Drawing";

type Props = {
  /** The agency's mark. */
  mark: string | null | undefined;
};

/** About as many rows as give the mark the squares of the proof below it. */
const ROWS = 36;

/** In cells: brings the edge of a cell to the ring's, where slivers of squares would show. */
const SHIFT = 0.17;

/** In the colour of the poster. */
const screen = `<svg viewBox='${SHIFT} 0 ${ROWS} ${ROWS}' stroke='${palette.action[0]}'>${screenOfSquares(ROWS)}</svg>`;

/**
 * The foot of the ring is behind the figures, its upper end leaves the window, and its dot ends where the page's column does.
 * Shares of the drawing's width: the ring begins at 0.027 and ends 0.034 above the foot, the dot ends at 0.69.
 */
const place = css`
  --mark: 126cqi;
  svg {
    --accent: ${palette.warmGround[0]};
    --warm: ${palette.paper[0]};
    position: absolute;
    bottom: calc(-0.06 * var(--mark));
    left: calc(var(--left) - 0.027 * var(--mark));
    width: var(--mark);
    max-width: none;
  }
  ${from.laptop} {
    --mark: min((100cqi - var(--left) - var(--right)) / 0.663, 110cqb - ${space[5]});
  }
`;

/** The agency's mark in the large, printed with squares that grow. */
export const HeroMark = ({ mark }: Props) => (
  <div css={place}>
    <Drawing svg={mark} />
    <Drawing svg={screen} />
  </div>
);
