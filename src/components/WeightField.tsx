import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { reference: Queries.ProofSectionFragment["reference"]; page: string; scale: string };

/** A square of as many little squares as the median page has kilobytes; the side is set around. */
const field = css`
  --cell: calc(var(--side) / sqrt(var(--median)));
  --gap: calc(var(--cell) / 4);
  position: relative;
  width: var(--side);
  height: var(--side);
  background:
    linear-gradient(${colors.inkBand} var(--gap), transparent 0) 0 100% / var(--cell) var(--cell),
    linear-gradient(90deg, ${colors.inkBand} var(--gap), transparent 0) 0 100% / var(--cell)
      var(--cell),
    ${colors.action};
  p {
    position: absolute;
    padding: ${space[3]} ${space[4]};
    background: ${colors.inkBand};
    strong {
      display: block;
      ${type.figure}
      font-size: ${sizes.headline};
      word-spacing: 0.1em;
    }
  }
`;

const median = css`
  inset: 0 0 auto auto;
  text-align: end;
`;

/** This page at the same scale. */
const block = css`
  position: absolute;
  inset: auto auto 0 0;
  width: calc(sqrt(var(--weight)) * var(--cell));
  height: calc(sqrt(var(--weight)) * var(--cell));
  background: ${colors.desk};
`;

const own = css`
  left: calc(sqrt(var(--weight)) * var(--cell));
  bottom: 0;
  strong {
    color: ${colors.desk};
  }
`;

/** This page drawn inside the median page of the web, at scale, each with its weight (components/ProofFigures says who writes it). */
export const WeightField = ({ reference, page, scale }: Props) => (
  <div css={field} data-square="" style={{ "--median": reference.kilobytes } as CSSProperties}>
    <div css={block} data-square="" />
    <p css={median}>
      <strong>{reference.weight}</strong>
      {reference.label}
    </p>
    <p css={own}>
      <strong data-measure="weight">–</strong>
      {page}
      <br />
      {scale}
    </p>
  </div>
);
