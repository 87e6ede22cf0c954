import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
import { palette } from "../theme/colors";
import { space } from "../theme/space";
import { halftone } from "../theme/halftone";
import { Drawing } from "../ui/Drawing";

type Props = { mark: string | null | undefined };

/** Gives squares about as large as those of the weight card below. */
const ROWS = 36;

/** Brings the edge of a cell to the ring's, where slivers of squares would show; in cells. */
const SHIFT = 0.17;

const screen = `<svg viewBox='${SHIFT} 0 ${ROWS} ${ROWS}' stroke='${palette.action[0]}'>${halftone(ROWS)}</svg>`;

/**
 * The statistics cover the ring's foot, its upper end leaves the window, and its dot ends at the page column's edge.
 * As shares of the drawing's width: the ring begins at 0.027 and ends 0.034 above the foot, the dot ends at 0.69.
 */
const place = css`
  --mark: 126cqi;
  svg {
    --accent: ${palette.warmBackground[0]};
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

/** The agency's logo, large, as a halftone of squares. */
export const HeroMark = ({ mark }: Props) => (
  <div css={place}>
    <Drawing svg={mark} />
    <Drawing svg={screen} />
  </div>
);
