import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { Drawing } from "../ui/Drawing";

type Props = {
  /** The mark as a halftone of squares, from `content/brand`. */
  svg: string | null | undefined;
};

/**
 * The statistics cover the ring's foot, its upper end leaves the window, and its dot ends at the page column's edge.
 * As shares of the drawing's width: the ring begins at 0.027 and ends 0.034 above the foot, the dot ends at 0.69.
 */
const place = css`
  --mark: 126cqi;
  svg {
    position: absolute;
    bottom: calc(-0.06 * var(--mark));
    left: calc(var(--left) - 0.027 * var(--mark));
    width: var(--mark);
    max-width: none;
  }
  ${from.tablet} {
    --mark: 62cqi;
  }
  ${from.laptop} {
    --mark: min((100cqi - var(--left) - var(--right)) / 0.663, 110cqb - ${space[5]});
  }
`;

/** The agency's logo, large. */
export const HeroMark = ({ svg }: Props) => <Drawing css={place} svg={svg} />;
