import { css } from "@emotion/react";
import { phone } from "../theme/breakpoints";
import { palette } from "../theme/colors";
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

/** In the colour of the panel. */
const screen = `<svg viewBox='${SHIFT} 0 ${ROWS} ${ROWS}' stroke='${palette.action[0]}'>${screenOfSquares(ROWS)}</svg>`;

/** The ring stands above what lies at its foot, on the same left edge. The drawing has air beside it, most of it on the right. */
const place = css`
  --mark: min(110cqi, 75cqb);
  svg {
    --accent: ${palette.warmGround[0]};
    --warm: ${palette.paper[0]};
    position: absolute;
    top: 2cqb;
    left: calc(var(--left) - 0.023 * var(--mark));
    width: var(--mark);
  }
  ${phone} {
    --mark: 100cqi;
    svg {
      top: 0;
    }
  }
`;

/** The agency's mark in the large, printed with squares that grow. */
export const HeroMark = ({ mark }: Props) => (
  <div css={place}>
    <Drawing svg={mark} />
    <Drawing svg={screen} />
  </div>
);
