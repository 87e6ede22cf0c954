import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { Drawing } from "../ui/Drawing";

/**
 * It rises out of the statistics, which cover the ring's foot; its upper end leaves the window, and its dot ends at the
 * page column's edge. As shares of the drawing's width: the ring begins at 0.027 and ends 0.034 above the foot, the dot
 * ends at 0.69.
 */
const place = css`
  --mark: 72cqi;
  container-type: size;
  ${screenOnly}
  aspect-ratio: 10 / 4.7;
  svg {
    position: absolute;
    right: calc(-0.06 * var(--mark));
    bottom: calc(-0.31 * var(--mark));
    width: var(--mark);
    max-width: none;
  }
  ${from.tablet} {
    --left: 0px;
    --mark: 100cqi;
    aspect-ratio: 10 / 9;
    svg {
      inset: auto auto calc(-0.06 * var(--mark));
      left: calc(var(--left) - 0.027 * var(--mark));
    }
  }
  ${from.laptop} {
    --left: ${space[7]};
    --right: min(var(--margin), ${space[9]});
    --mark: min((100cqi - var(--left) - var(--right)) / 0.663, 110cqb - ${space[5]});
    aspect-ratio: auto;
  }
`;

/** The agency's logo, large. */
export const HeroMark = () => (
  <Drawing css={place} svg={useSharedContent().printedMark?.svg} data-picture="" />
);
