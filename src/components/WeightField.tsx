import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";

type Props = { kilobytes: number };

/** As many little squares as the median page has kilobytes; the width is set around, and the height as a share of it. */
const field = css`
  --cell: calc(var(--side) * sqrt(var(--shape) / var(--median)));
  --gap: calc(var(--cell) / 4);
  width: var(--side);
  height: calc(var(--side) * var(--shape));
  display: flex;
  align-items: end;
  background:
    linear-gradient(${colors.inkBand} var(--gap), transparent 0) 0 100% / var(--cell) var(--cell),
    linear-gradient(90deg, ${colors.inkBand} var(--gap), transparent 0) 0 100% / var(--cell)
      var(--cell),
    ${colors.action};
`;

/** This page at the same scale (components/ProofFigures says who writes its weight). */
const block = css`
  width: calc(sqrt(var(--weight)) * var(--cell));
  height: calc(sqrt(var(--weight)) * var(--cell));
  background: ${colors.warmGround};
`;

/** This page drawn inside the median page of the web, at scale. */
export const WeightField = ({ kilobytes }: Props) => (
  <div css={field} data-square="" style={{ "--median": kilobytes } as CSSProperties}>
    <div css={block} data-square="" />
  </div>
);
