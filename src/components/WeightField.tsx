import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Weights } from "./Weights";

type Props = { reference: Queries.ProofSectionFragment["reference"]; page: string };

const place = css`
  container-type: inline-size;
  align-self: end;
  /* It grows while the page is measured: what a visitor looks at below must not follow it (scroll anchoring). */
  overflow-anchor: none;
`;

/** As many little squares as the median page has kilobytes; as wide as its place, and as high as a share of that. */
const field = css`
  --shape: 0.5;
  --cell: calc(100cqi * sqrt(var(--shape) / var(--median)));
  --gap: calc(var(--cell) / 4);
  --square: calc(sqrt(var(--weight)) * var(--cell));
  position: relative;
  height: calc(100cqi * var(--shape));
  background:
    linear-gradient(${colors.inkBand} var(--gap), transparent 0) 0 100% / var(--cell) var(--cell),
    linear-gradient(90deg, ${colors.inkBand} var(--gap), transparent 0) 0 100% / var(--cell)
      var(--cell),
    ${colors.action};
  ${from.desktop} {
    --shape: 1.2;
  }
  ${from.wide} {
    --shape: 0.96;
  }
`;

/** This page at the same scale (components/ProofFigures says who writes its weight). */
const block = css`
  position: absolute;
  inset: auto auto 0 0;
  width: var(--square);
  height: var(--square);
  background: ${colors.warmGround};
`;

/** Each weight on what stands for it: the page's beside its square, the median's at the top. */
const legend = css`
  > div {
    position: absolute;
    bottom: 0;
    left: var(--square);
    display: flex;
    flex-direction: column-reverse;
    gap: ${space[1]};
    max-width: calc(100% - var(--square));
    padding: ${space[3]} ${space[4]};
    background: ${colors.inkBand};
  }
  > div:last-of-type {
    inset: calc(3 * var(--cell) + var(--gap)) auto auto 0;
    padding-left: ${space.gutter};
  }
  dd {
    ${type.figure}
    font-size: ${sizes.heading};
    word-spacing: 0.1em;
    ${from.desktop} {
      font-size: ${sizes.headline};
    }
  }
  dt {
    ${type.caption}
  }
`;

/** This page drawn inside the median page of the web, at scale. */
export const WeightField = ({ reference, page }: Props) => (
  <div css={place}>
    <div css={field} data-square="" style={{ "--median": reference.kilobytes } as CSSProperties}>
      <div css={block} data-square="" />
      <Weights css={legend} page={page} reference={reference} />
    </div>
  </div>
);
