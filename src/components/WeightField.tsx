import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";

type Props = Pick<Queries.ProofSectionFragment, "kilobytes"> & {
  reference: Pick<Queries.ProofSectionFragment["reference"], "kilobytes">;
  className?: string;
};

/** The median page as a field of little squares, and the home page as a block in its corner, at the same scale. */
const field = css`
  position: relative;
  aspect-ratio: 1;
  background:
    linear-gradient(${colors.inkBand} 25%, transparent 0) 0 0 / var(--cell) var(--cell),
    linear-gradient(90deg, ${colors.inkBand} 25%, transparent 0) 0 0 / var(--cell) var(--cell),
    ${colors.action};
  i {
    position: absolute;
    inset: auto auto 0 0;
    width: var(--share);
    aspect-ratio: 1;
    background: ${colors.warm};
  }
`;

/** What two pages weigh, drawn at scale. `--cell`, the size of a little square, comes from the element around. */
export const WeightField = ({ kilobytes, reference, className }: Props) => {
  const share = `${100 * Math.sqrt(kilobytes / reference.kilobytes)}%`;
  return (
    <div css={field} className={className} style={{ "--share": share } as CSSProperties}>
      <i />
    </div>
  );
};
